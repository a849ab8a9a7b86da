import type { ReactNode } from 'react'
import { Price } from '@/components/booking/price'
import styles from '@/components/booking/ticket.module.css'
import { Dentists } from '@/components/clinics/dentists'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView } from '@/lib/views/booking'

type Fact = [label: string, value: ReactNode]

function Patient({ patient, name, hasGuardian }: BookingView) {
  const { NAME } = useTexts('input-name')
  return (
    <>
      {patient ?? name}
      {hasGuardian ? (
        <Note as="div" isSmall>
          {NAME.guardian}
        </Note>
      ) : null}
    </>
  )
}

function When({ when, lasts, isCancelled, isDisplaced }: BookingView) {
  return (
    <>
      {isCancelled || isDisplaced ? <s>{when}</s> : when}
      {lasts ? (
        <Note as="div" isSmall>
          {lasts}
        </Note>
      ) : null}
    </>
  )
}

export function TicketFacts({ ticket }: { ticket: BookingView }) {
  const { REVIEW, SUCCESS } = useTexts('booking')
  const { VISIT_KIND } = useTexts('clinic-list')
  const { NAME } = useTexts('input-name')
  const { kind, placeName, placeAddress, isCancelled } = ticket
  const where =
    kind === 'video' ? VISIT_KIND.video.label : kind === 'at_home' ? placeAddress : `${placeName}, ${placeAddress}`
  const landmark: Fact[] = ticket.placeLandmark ? [[SUCCESS.landmark, ticket.placeLandmark]] : []
  const { dentists } = ticket
  const who: Fact[] =
    dentists.length === 0
      ? []
      : [[dentists.length === 1 ? REVIEW.dentist : REVIEW.dentists, <Dentists key="who" dentists={dentists} />]]
  const calls: Fact[] = ticket.patient ? [[NAME.callRow, ticket.phone]] : []
  const facts: Fact[] = [
    [SUCCESS.reference, ticket.reference],
    [REVIEW.when, <When key="when" {...ticket} />],
    [REVIEW.where, where],
    ...landmark,
    ...who,
    [REVIEW.what, ticket.treatment],
    [REVIEW.price, <Price key="price" {...ticket} />],
    [ticket.patient ? NAME.patientRow : NAME.row, <Patient key="patient" {...ticket} />],
    ...calls,
  ]
  return (
    <div className={isCancelled ? `${styles.ticket} ${styles.cancelled}` : styles.ticket} data-primary>
      {isCancelled ? <p className={styles.stamp}>{SUCCESS.stamp}</p> : null}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={label === SUCCESS.reference ? styles.reference : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
