// One clinic of the list: where it is, and when it has time.

import Link from 'next/link'
import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/booking/day-strip'
import { SlotGroups, SlotPills } from '@/components/booking/slot-choices'
import type { ClinicOption } from '@/components/booking/views'
import { CLINICS } from '@/lib/texts/en/booking'

type Props = { clinic: ClinicOption; chosen: string; fromCentre: boolean; first?: string }

export function ClinicCard({ clinic, chosen, fromCentre, first }: Props) {
  const { cid, name, address, distanceKm, next, open } = clinic
  return (
    <li id={`clinic-${cid}`} className={styles.clinic}>
      <h2 className={styles.clinicName}>{name}</h2>
      <p className={styles.quiet}>
        {address} · {fromCentre ? CLINICS.centreDistance(distanceKm) : CLINICS.distance(distanceKm)} ·{' '}
        <a href={clinic.mapsHref} rel="noreferrer">
          {CLINICS.maps}
        </a>
      </p>
      {open ? (
        <>
          <DayStrip days={open.days} />
          <SlotGroups day={open.day} groups={open.groups} chosen={chosen} first={first} />
        </>
      ) : next.length === 0 ? (
        <p className={styles.quiet}>{CLINICS.full}</p>
      ) : (
        <fieldset className={styles.day}>
          <legend className="visually-hidden">{CLINICS.next(name)}</legend>
          <SlotPills slots={next} chosen={chosen} withDay first={first} />
          <Link className={styles.more} href={clinic.moreHref} prefetch={false} scroll={false}>
            {CLINICS.more}
            <span className="visually-hidden">{CLINICS.moreAt(name)}</span>
          </Link>
        </fieldset>
      )}
    </li>
  )
}
