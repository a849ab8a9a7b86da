// One clinic of the list: where it is, and when it has time.

import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/booking/day-strip'
import { SlotGroups, SlotPills } from '@/components/booking/slot-choices'
import type { ClinicOption } from '@/components/booking/views'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'
import { formatKm } from '@/lib/texts/format'

type Props = {
  clinic: ClinicOption
  chosen: string
  fromCentre: boolean
  first?: string
  /** A link of this page with what the form has chosen so far. */
  carry: (href: string) => string
}

export function ClinicCard({ clinic, chosen, fromCentre, first, carry }: Props) {
  const { CLINICS } = useWords('clinic-list')
  const { cid, name, address, distanceKm, next, open } = clinic
  return (
    <Card as="li" id={`clinic-${cid}`} className={styles.clinic} tabIndex={-1}>
      <h2 className={styles.clinicName}>{name}</h2>
      <Note>
        {address}
        <br />
        {fill(fromCentre ? CLINICS.centreDistance : CLINICS.distance, { km: formatKm(distanceKm) })} ·{' '}
        <a href={clinic.mapsHref} rel="noreferrer">
          {CLINICS.maps}
          <span className="visually-hidden">{fill(CLINICS.mapsTo, { clinic: name })}</span>
        </a>
      </Note>
      {open ? (
        <>
          <DayStrip days={open.days.map((day) => ({ ...day, href: carry(day.href) }))} />
          <SlotGroups day={open.day} groups={open.groups} chosen={chosen} first={first} />
        </>
      ) : next.length === 0 ? (
        <Note>{CLINICS.full}</Note>
      ) : (
        <fieldset className={styles.day}>
          <legend className="visually-hidden">{fill(CLINICS.next, { clinic: name })}</legend>
          <SlotPills slots={next} chosen={chosen} withDay first={first} />
          <TextLink href={carry(clinic.moreHref)} scroll={false}>
            {CLINICS.more}
            <span className="visually-hidden">{fill(CLINICS.moreAt, { clinic: name })}</span>
          </TextLink>
        </fieldset>
      )}
    </Card>
  )
}
