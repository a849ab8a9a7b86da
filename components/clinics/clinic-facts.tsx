// A clinic's facts: address, directions, phone, and the hours of each weekday.
import { Clock, MapPin, Phone } from 'lucide-react'
import styles from '@/components/clinics/clinics.module.css'
import type { ClinicView } from '@/components/clinics/views'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

export function ClinicFacts({ clinic }: { clinic: ClinicView }) {
  const { CLINIC } = useWords('clinics')
  const { name, address, city, pincode, phone, mapsHref, opening, isOpen } = clinic
  return (
    <div className={styles.facts}>
      <p className={isOpen ? styles.openNow : styles.fact}>
        <Clock aria-hidden="true" />
        <span>{opening}</span>
      </p>
      <p className={styles.fact}>
        <MapPin aria-hidden="true" />
        <span>
          {address}, {city.name} {pincode} ·{' '}
          <a href={mapsHref} rel="noreferrer">
            {CLINIC.maps}
            <span className="visually-hidden">{fill(CLINIC.mapsTo, { clinic: name })}</span>
          </a>
        </span>
      </p>
      <p className={styles.fact}>
        <Phone aria-hidden="true" />
        <a href={phone.href}>{phone.display}</a>
      </p>
    </div>
  )
}

export function ClinicWeek({ week }: { week: ClinicView['week'] }) {
  const { CLINIC } = useWords('clinics')
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">{CLINIC.hours}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{CLINIC.day}</th>
          <th scope="col">{CLINIC.time}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, hours, today }) => (
          <tr key={day} className={today ? styles.today : undefined}>
            <th scope="row">
              {day}
              {today ? <span className="visually-hidden"> {CLINIC.today}</span> : null}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
