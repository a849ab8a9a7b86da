import { Headline } from '@/components/booking/acts'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PlainPage } from '@/components/site/plain-page'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView } from '@/lib/views/booking'
import type { ReviewData } from '@/lib/views/steps'

type Props = { href: string; ticket: BookingView | null; unbooked: ReviewData['unbooked'] }

export function AlreadyBooked({ href, ticket, unbooked }: Props) {
  const { REVIEW } = useTexts('booking')
  return (
    <PlainPage title={REVIEW.already} isQuiet>
      {ticket ? (
        <>
          <Headline ticket={ticket} isDone />
          <p>{[ticket.treatment, ticket.name].filter(Boolean).join(' · ')}</p>
          <Note>{[ticket.placeName, ticket.placeAddress].filter(Boolean).join(', ')}</Note>
        </>
      ) : (
        <Lead>{REVIEW.alreadyLine}</Lead>
      )}
      {unbooked ? (
        <>
          <Callout tone="coral" role="status">
            {unbooked.name === null ? REVIEW.unbooked : fill(REVIEW.notBooked, { name: unbooked.name })}
          </Callout>
          <Section as="p" data-primary>
            <Button
              text={unbooked.name === null ? REVIEW.otherTime : fill(REVIEW.timeFor, { name: unbooked.name })}
              route={unbooked.timesHref}
              isWhole
            />
          </Section>
          <p>
            <TextLink href={href} isWhole>
              {REVIEW.see}
            </TextLink>
          </p>
        </>
      ) : (
        <Section as="p" data-primary>
          <Button text={REVIEW.see} route={href} isWhole />
        </Section>
      )}
      {ticket ? (
        <p>
          <TextLink href={ticket.manageHref} isWhole>
            {REVIEW.changeBooked}
          </TextLink>
          <br />
          <TextLink href={ticket.againHref}>{REVIEW.another}</TextLink>
        </p>
      ) : null}
    </PlainPage>
  )
}
