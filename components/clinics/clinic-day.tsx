import { DayStrip } from '@/components/calendar/day-range'
import { WishChips } from '@/components/calendar/wish-chips'
import styles from '@/components/clinics/clinics.module.css'
import { FreeTimes } from '@/components/clinics/free-times'
import { WaitingPills } from '@/components/kit/choices/pills'
import { Loading } from '@/components/kit/loading'
import { Note } from '@/components/kit/note'
import { TIMES_AREA } from '@/lib/browser/shell/use-go-to-day'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ClinicDay } from '@/lib/views/clinics'

export function ClinicDayTimes({ shown }: { shown: ClinicDay }) {
  const { CLINIC } = useTexts('clinics')
  const { DENTIST_WISHES, SLOT } = useTexts('select-slot')
  const { name, days, earlierHref, laterHref, parts, dentists } = shown
  const count = parts.reduce((sum, { times }) => sum + times.length, 0)
  return (
    <div id="times" className={styles.times}>
      {dentists ? <WishChips wishes={dentists.wishes} isOpen={dentists.title !== ''} /> : null}
      {dentists && dentists.title !== '' ? (
        <div className={styles.wished}>
          <p className={styles.dayName}>{dentists.title}</p>
          {dentists.times.length > 0 ? (
            <FreeTimes times={dentists.times} label={dentists.title} isDated />
          ) : (
            <Note>{DENTIST_WISHES.none}</Note>
          )}
        </div>
      ) : null}
      <DayStrip days={days} earlierHref={earlierHref} laterHref={laterHref} />
      <p className={styles.dayName} role="status">
        {name}
      </p>
      <Loading area={TIMES_AREA} skeleton={count > 0 && <WaitingPills count={count} />}>
        {parts.length === 0 ? <Note>{SLOT.none}</Note> : null}
        {parts.map(({ part, times }) => (
          <div key={part} className={styles.part}>
            <Note isSmall>{SLOT.parts[part]}</Note>
            <FreeTimes times={times} label={fill(CLINIC.timesOn, { day: name, part: SLOT.parts[part] })} />
          </div>
        ))}
      </Loading>
    </div>
  )
}
