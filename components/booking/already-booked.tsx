// The review of what is booked already: what it is, and where it is shown, changed, or booked once more for somebody else.

import { Headline } from '@/components/booking/acts'
import type { BookingView } from '@/components/booking/views'
import { Button } from '@/components/kit/button'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PlainPage } from '@/components/site/plain-page'
import { useWords } from '@/lib/browser/words'

type Props = { href: string; ticket: BookingView | null }

export function AlreadyBooked({ href, ticket }: Props) {
  const { REVIEW } = useWords('booking')
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
      <Section as="p" data-primary>
        <Button text={REVIEW.see} route={href} isWhole />
      </Section>
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
