// The end of a booking: the ticket, what to bring, how to change or cancel.
import Link from 'next/link'
import { Forget } from '@/components/booking/forget'
import { TicketFacts } from '@/components/booking/ticket'
import type { BookingView } from '@/components/booking/views'
import { Lead } from '@/components/kit/lead'
import { LinkButton } from '@/components/kit/link-button'
import { BulletList } from '@/components/kit/list'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { Layout } from '@/components/site/layout'
import { StageLine } from '@/components/step/stage-line'
import { PATHS } from '@/lib/addresses/paths'
import { useUser } from '@/lib/browser/account/user-context'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

type Props = {
  ticket: BookingView | null
  stage: { at: number; of: number } | null
  isForgotten: boolean
  isGuest: boolean
}

function Details({ ticket }: { ticket: BookingView }) {
  const { SUCCESS } = useWords('booking')
  const { referralEnabled } = useUser()
  const bring = ticket.kind === 'at_home' ? SUCCESS.homeList : SUCCESS.bringList
  return (
    <>
      <Lead>{fill(SUCCESS.message, { phone: ticket.phone })}</Lead>
      <TicketFacts ticket={ticket} stamped={ticket.status === 'confirmed'} />
      <BulletList>
        <li>
          <a href={ticket.calendarHref}>{SUCCESS.calendar}</a>
        </li>
        {ticket.mapsHref ? (
          <li>
            <a href={ticket.mapsHref} rel="noreferrer">
              {SUCCESS.directions}
            </a>
          </li>
        ) : null}
        <li>
          <a href={ticket.manageHref}>{SUCCESS.manage}</a>. {SUCCESS.manageLine}
        </li>
        {referralEnabled ? (
          <li>
            <Link href={PATHS.referral} prefetch={false}>
              {SUCCESS.invite}
            </Link>
          </li>
        ) : null}
      </BulletList>
      {ticket.kind === 'video' ? (
        <Section as="p">{SUCCESS.videoLine}</Section>
      ) : (
        <Section>
          <h2>{SUCCESS.bring}</h2>
          <BulletList>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </BulletList>
        </Section>
      )}
    </>
  )
}

function useTitle(ticket: BookingView | null, isForgotten: boolean): string {
  const { SUCCESS } = useWords('booking')
  const { FORGET } = useWords('forget')
  if (ticket === null) return isForgotten ? FORGET.done : SUCCESS.unknown
  return ticket.status === 'cancelled' ? SUCCESS.cancelled : SUCCESS.title
}

export function Success({ ticket, stage, isForgotten, isGuest }: Props) {
  const { SUCCESS } = useWords('booking')
  const { FORGET } = useWords('forget')
  const title = useTitle(ticket, isForgotten)
  return (
    <Layout quiet>
      <PageTitle title={title} />
      {ticket ? <StageLine step={{ stage }} /> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {ticket ? (
        <>
          <Details ticket={ticket} />
          {isGuest ? <Forget /> : null}
        </>
      ) : (
        <>
          <Lead>{isForgotten ? FORGET.doneLine : SUCCESS.unknownLine}</Lead>
          <Section as="p" data-primary>
            <LinkButton href={PATHS.home}>{SUCCESS.again}</LinkButton>
          </Section>
        </>
      )}
    </Layout>
  )
}
