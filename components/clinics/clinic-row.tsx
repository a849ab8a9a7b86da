// A clinic in a list of found or nearby ones: name, address, the way to its page and into a booking.
import Link from 'next/link'
import styles from '@/components/clinics/clinics.module.css'
import type { ClinicSummary } from '@/components/clinics/views'
import { CLINIC } from '@/lib/texts/en/clinics'

export function ClinicRow({ clinic, distance }: { clinic: ClinicSummary; distance?: string }) {
  const { name, address, href, bookHref } = clinic
  return (
    <li className={styles.row}>
      <div>
        <h3>
          <Link className={styles.nameLink} href={href} prefetch={false}>
            {name}
          </Link>
        </h3>
        <p className={styles.quiet}>
          {address}
          {distance ? ` · ${distance}` : null}
        </p>
      </div>
      <Link className={styles.second} href={bookHref} prefetch={false}>
        {CLINIC.book}
        <span className="visually-hidden">{CLINIC.bookAt(name)}</span>
      </Link>
    </li>
  )
}
