// One clinic of the list: where it is, and when it has time.

import Link from 'next/link'
import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/booking/day-strip'
import { SlotGroups, SlotPills } from '@/components/booking/slot-choices'
import type { ClinicOption } from '@/components/booking/views'
import { CLINICS } from '@/lib/texts/en/booking'

type Props = {
  clinic: ClinicOption
  chosen: string
  fromCentre: boolean
  first?: string
  /** A link of this page with what the form has chosen so far. */
  carry: (href: string) => string
}

export function ClinicCard({ clinic, chosen, fromCentre, first, carry }: Props) {
  const { cid, name, address, distanceKm, next, open } = clinic
  return (
    <li id={`clinic-${cid}`} className={styles.clinic} tabIndex={-1}>
      <h2 className={styles.clinicName}>{name}</h2>
      <p className={styles.quiet}>
        {address}
        <br />
        {fromCentre ? CLINICS.centreDistance(distanceKm) : CLINICS.distance(distanceKm)} ·{' '}
        <a href={clinic.mapsHref} rel="noreferrer">
          {CLINICS.maps}
          <span className="visually-hidden">{CLINICS.mapsTo(name)}</span>
        </a>
      </p>
      {open ? (
        <>
          <DayStrip days={open.days.map((day) => ({ ...day, href: carry(day.href) }))} />
          <SlotGroups day={open.day} groups={open.groups} chosen={chosen} first={first} />
        </>
      ) : next.length === 0 ? (
        <p className={styles.quiet}>{CLINICS.full}</p>
      ) : (
        <fieldset className={styles.day}>
          <legend className="visually-hidden">{CLINICS.next(name)}</legend>
          <SlotPills slots={next} chosen={chosen} withDay first={first} />
          <Link className={styles.more} href={carry(clinic.moreHref)} prefetch={false} scroll={false}>
            {CLINICS.more}
            <span className="visually-hidden">{CLINICS.moreAt(name)}</span>
          </Link>
        </fieldset>
      )}
    </li>
  )
}
