import { Clock } from 'lucide-react'
import styles from '@/components/booking/booking.module.css'
import { DayStrip } from '@/components/calendar/day-range'
import { DayTimes } from '@/components/calendar/day-times'
import { SlotGroups, SlotPills } from '@/components/calendar/slot-choices'
import { useDay } from '@/components/calendar/use-day'
import { Team } from '@/components/clinics/dentists'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { PatientRating } from '@/components/ratings/patient-rating'
import { CallClinic } from '@/components/site/call-clinic'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ClinicOption } from '@/lib/views/booking'

type Props = {
  clinic: ClinicOption
  chosen: string
  /** The slot that is being sent. */
  busy: string | undefined
  visit: 'usual' | 'emergency'
  /** The id of the first slot, which the error summary links to. */
  first: string | undefined
  /** Adds the form's current choices to a link of this page. */
  carry: (href: string) => string
}

function Times({ clinic, chosen, busy, visit, first, carry }: Props) {
  const { CLINICS } = useTexts('clinic-list')
  const { name, next, lacking, open } = clinic
  const pills = { chosen, busy, visit, isAnswer: true } as const
  if (next.length === 0) return <Note>{CLINICS.full}</Note>
  if (open) return <OpenTimes clinic={clinic} open={open} pills={pills} first={first} carry={carry} />
  return (
    <fieldset className={styles.next}>
      <legend className="visually-hidden">{fill(CLINICS.next, { clinic: name })}</legend>
      {lacking ? <Note isSmall>{lacking}</Note> : null}
      <SlotPills {...pills} slots={next} first={first} withDay />
    </fieldset>
  )
}

type OpenProps = Pick<Props, 'clinic' | 'first' | 'carry'> & {
  open: NonNullable<ClinicOption['open']>
  pills: Pick<Props, 'chosen' | 'busy' | 'visit'> & { isAnswer: true }
}

function OpenTimes({ clinic, open, pills, first, carry }: OpenProps) {
  const { CLINICS } = useTexts('clinic-list')
  const page = { ...open, earlierHref: null, laterHref: null }
  const { shown, waiting, choose } = useDay(page, { cid: clinic.cid }, open)
  return (
    <>
      {open.nearest.length > 0 ? (
        <DayTimes day={CLINICS.nearest}>
          <SlotPills {...pills} slots={open.nearest} first={first} withDay />
        </DayTimes>
      ) : null}
      <DayStrip days={shown.days.map((day) => ({ ...day, href: carry(day.href) }))} choose={choose} waiting={waiting} />
      <SlotGroups
        {...pills}
        day={shown.day}
        groups={shown.groups}
        first={open.nearest.length > 0 ? undefined : first}
      />
    </>
  )
}

export function ClinicCard(props: Props) {
  const { CLINICS } = useTexts('clinic-list')
  const { clinic, carry } = props
  const { cid, name, locality, address, distance, opening, isOpen, team, rating, call, open } = clinic
  return (
    <Card as="li" id={`clinic-${cid}`} className={styles.clinic} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.clinicName}>{locality}</h2>
        {distance ? <span className={styles.distance}>{distance}</span> : null}
      </div>
      <p className={isOpen ? styles.openNow : styles.opening}>
        <Clock aria-hidden="true" />
        {opening}
      </p>
      {call ? (
        <p className={styles.callNow}>
          <CallClinic call={call} />
        </p>
      ) : null}
      {rating ? <PatientRating rating={rating} /> : null}
      <Times {...props} />
      <Team team={team} />
      <Note className={styles.address} isSmall>
        {address}
      </Note>
      <p className={styles.ways}>
        {open ? null : (
          <TextLink href={carry(clinic.moreHref)} scroll={false}>
            {CLINICS.more}
            <span className="visually-hidden">{fill(CLINICS.moreAt, { clinic: name })}</span>
          </TextLink>
        )}
        <TextLink href={clinic.mapsHref} rel="noreferrer">
          {CLINICS.maps}
          <span className="visually-hidden">{fill(CLINICS.mapsTo, { clinic: name })}</span>
        </TextLink>
      </p>
    </Card>
  )
}
