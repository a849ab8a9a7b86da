// A booking's facts: what success and manage show.

import styles from '@/components/booking/booking.module.css'
import type { Ticket } from '@/components/booking/views'
import { REVIEW, SUCCESS } from '@/lib/texts/en/booking'
import { labelOf } from '@/lib/texts/en/choices'

export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { kind, placeName, placeAddress } = ticket
  const where =
    kind === 'video'
      ? labelOf('appointment_type', 'video')
      : kind === 'at_home'
        ? placeAddress
        : `${placeName}, ${placeAddress}`
  const facts: [string, string][] = [
    [SUCCESS.reference, ticket.reference],
    [REVIEW.when, ticket.when],
    [REVIEW.where, where],
    ...(ticket.treatment ? [[REVIEW.rows.treatment, ticket.treatment] as [string, string]] : []),
    [REVIEW.rows.name ?? '', ticket.name],
    [REVIEW.price, ticket.price],
  ]
  return (
    <dl className={styles.ticket}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={label === SUCCESS.reference ? styles.reference : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
