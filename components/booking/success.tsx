// The end of a booking: the ticket, what to bring, how to change or cancel.

import Link from 'next/link'
import { Forget } from '@/components/booking/forget'
import { TicketFacts } from '@/components/booking/ticket'
import type { BookingView } from '@/components/booking/views'
import { PageTitle } from '@/components/kit/page-title'
import { Layout } from '@/components/site/layout'
import styles from '@/components/step/step.module.css'
import { PATHS } from '@/lib/addresses/paths'
import { useUser } from '@/lib/browser/account/user-context'
import { SUCCESS } from '@/lib/texts/en/booking'
import { FORGET } from '@/lib/texts/en/forget'
import { STAGES, STEP } from '@/lib/texts/en/steps'

type Props = {
  ticket: BookingView | null
  stage: { at: number; of: number } | null
  isForgotten: boolean
  isGuest: boolean
}

function Details({ ticket }: { ticket: BookingView }) {
  const { referralEnabled } = useUser()
  const bring = ticket.kind === 'at_home' ? SUCCESS.homeList : SUCCESS.bringList
  return (
    <>
      <p className={styles.lead}>{SUCCESS.message(ticket.phone)}</p>
      <TicketFacts ticket={ticket} stamped={ticket.status === 'confirmed'} />
      <ul className={styles.list}>
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
      </ul>
      {ticket.kind === 'video' ? (
        <p className={styles.section}>{SUCCESS.videoLine}</p>
      ) : (
        <section className={styles.section}>
          <h2>{SUCCESS.bring}</h2>
          <ul className={styles.list}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const titleOf = (ticket: BookingView | null, isForgotten: boolean): string => {
  if (ticket === null) return isForgotten ? FORGET.done : SUCCESS.unknown
  return ticket.status === 'cancelled' ? SUCCESS.cancelled : SUCCESS.title
}

export function Success({ ticket, stage, isForgotten, isGuest }: Props) {
  const title = titleOf(ticket, isForgotten)
  return (
    <Layout quiet>
      <PageTitle title={title} />
      {stage && ticket ? (
        <p className={styles.stage}>{STEP.stage(stage.at, stage.of, STAGES.booking[stage.at - 1] ?? '')}</p>
      ) : null}
      <h1 tabIndex={-1}>{title}</h1>
      {ticket ? (
        <>
          <Details ticket={ticket} />
          {isGuest ? <Forget /> : null}
        </>
      ) : (
        <>
          <p className={styles.lead}>{isForgotten ? FORGET.doneLine : SUCCESS.unknownLine}</p>
          <p className={styles.section} data-primary>
            <Link className={styles.button} href={PATHS.home}>
              {SUCCESS.again}
            </Link>
          </p>
        </>
      )}
    </Layout>
  )
}
