// A clinic of a city's page: where it is, whether it is open, when it has time. Its id is where the map leads.
import { Clock, MapPin } from 'lucide-react'
import Link from 'next/link'
import styles from '@/components/clinics/clinics.module.css'
import { FreeTimes } from '@/components/clinics/free-times'
import type { CityClinic } from '@/components/clinics/views'
import { CLINIC } from '@/lib/texts/en/clinics'

export function ClinicEntry({ clinic }: { clinic: CityClinic }) {
  const { cid, name, address, opening, isOpen, href, bookHref, mapsHref, times } = clinic
  return (
    <li id={`clinic-${cid}`} className={styles.entry} tabIndex={-1}>
      <h2 className={styles.entryName}>
        <Link className={styles.nameLink} href={href} prefetch={false}>
          {name}
        </Link>
      </h2>
      <p className={styles.fact}>
        <MapPin aria-hidden="true" />
        <span>
          {address} ·{' '}
          <a href={mapsHref} rel="noreferrer">
            {CLINIC.maps}
            <span className="visually-hidden">{CLINIC.mapsTo(name)}</span>
          </a>
        </span>
      </p>
      <p className={isOpen ? styles.openNow : styles.fact}>
        <Clock aria-hidden="true" />
        <span>{opening}</span>
      </p>
      {times.length > 0 ? (
        <FreeTimes times={times} label={CLINIC.timesAt(name)} dated />
      ) : (
        <p className={styles.quiet}>{CLINIC.full}</p>
      )}
      <p className={styles.actions}>
        <Link className={styles.primary} href={bookHref} prefetch={false}>
          {CLINIC.book}
          <span className="visually-hidden">{CLINIC.bookAt(name)}</span>
        </Link>
      </p>
    </li>
  )
}
