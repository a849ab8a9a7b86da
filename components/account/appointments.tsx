// The patient's appointments: those ahead with what can be done about them, those past with the way to the same again.
import Link from 'next/link'
import styles from '@/components/account/account.module.css'
import type { BookingView } from '@/components/booking/views'
import { BRAND } from '@/lib/catalogue/brand'
import { APPOINTMENTS } from '@/lib/texts/en/account'

const titleOf = ({ treatment, kind }: BookingView): string => treatment || APPOINTMENTS.kinds[kind]

function placeOf({ kind, placeName, placeAddress }: BookingView): string {
  if (kind === 'video') return APPOINTMENTS.byPhone
  return kind === 'at_home' ? APPOINTMENTS.atHome : [placeName, placeAddress].filter(Boolean).join(', ')
}

function Facts({ appointment }: { appointment: BookingView }) {
  const facts = [
    [APPOINTMENTS.where, placeOf(appointment)],
    [APPOINTMENTS.patient, appointment.name],
    [APPOINTMENTS.price, [appointment.price, appointment.saved].filter(Boolean).join(' · ')],
    [APPOINTMENTS.reference, appointment.reference],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ appointment }: { appointment: BookingView }) {
  const { when, manageHref } = appointment
  if (!appointment.canChange)
    return (
      <p className={styles.quiet}>
        {APPOINTMENTS.tooLate} <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>
      </p>
    )
  return (
    <p className={styles.actions}>
      <Link className={styles.second} href={`${manageHref}#times`} prefetch={false}>
        {APPOINTMENTS.change}
        <span className="visually-hidden">{APPOINTMENTS.changeOf(when)}</span>
      </Link>
      <Link className={styles.second} href={`${manageHref}#cancel`} prefetch={false}>
        {APPOINTMENTS.cancel}
        <span className="visually-hidden">{APPOINTMENTS.changeOf(when)}</span>
      </Link>
    </p>
  )
}

function Upcoming({ appointment }: { appointment: BookingView }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.when}>{appointment.when}</h3>
      <p className={styles.what}>{titleOf(appointment)}</p>
      <Facts appointment={appointment} />
      <p className={styles.links}>
        {appointment.mapsHref ? (
          <a href={appointment.mapsHref} rel="noreferrer">
            {APPOINTMENTS.directions}
          </a>
        ) : null}
        <a href={appointment.calendarHref}>{APPOINTMENTS.calendar}</a>
      </p>
      <Actions appointment={appointment} />
    </li>
  )
}

function Past({ appointment }: { appointment: BookingView }) {
  const { when, status, againHref } = appointment
  return (
    <li className={styles.pastRow}>
      <div>
        <h3 className={styles.pastWhen}>{when}</h3>
        <p className={styles.quiet}>
          {titleOf(appointment)} · {placeOf(appointment)}
          {status === 'cancelled' ? <span className={styles.badge}>{APPOINTMENTS.cancelled}</span> : null}
        </p>
      </div>
      <Link className={styles.second} href={againHref} prefetch={false}>
        {APPOINTMENTS.again}
        <span className="visually-hidden">{APPOINTMENTS.againOf(titleOf(appointment), when)}</span>
      </Link>
    </li>
  )
}

type Props = { upcoming: readonly BookingView[]; past: readonly BookingView[]; bookHref: string }

export function Appointments({ upcoming, past, bookHref }: Props) {
  return (
    <div>
      <section className={styles.section} aria-labelledby="upcoming">
        <h2 id="upcoming">{APPOINTMENTS.upcoming}</h2>
        {upcoming.length === 0 ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{APPOINTMENTS.none}</p>
            <p className={styles.quiet}>{APPOINTMENTS.noneLine}</p>
            <Link className={styles.button} href={bookHref} prefetch={false}>
              {APPOINTMENTS.book}
            </Link>
          </div>
        ) : (
          <>
            <ul className={styles.cards}>
              {upcoming.map((appointment) => (
                <Upcoming key={appointment.reference} appointment={appointment} />
              ))}
            </ul>
            <Link className={styles.second} href={bookHref} prefetch={false}>
              {APPOINTMENTS.bookAnother}
            </Link>
          </>
        )}
      </section>
      <section className={styles.section} aria-labelledby="past">
        <h2 id="past">{APPOINTMENTS.past}</h2>
        {past.length === 0 ? (
          <p className={styles.quiet}>{APPOINTMENTS.nonePast}</p>
        ) : (
          <ul className={styles.pastList}>
            {past.map((appointment) => (
              <Past key={appointment.reference} appointment={appointment} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
