import type { Dentist } from '@/lib/catalogue/chain'
import type { HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import { type Slot, spansOf } from '@/lib/domain/calendar/slots'
import { minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

/** The spans in which a dentist is at the clinic that day; none without a rota. */
export const shiftsOn = ({ rota }: Pick<Dentist, 'rota'>, date: string): HoursSpan[] => spansOf(rota[weekdayOf(date)])

/** The dentists who are there during the whole slot. */
export const dentistsAt = <D extends Pick<Dentist, 'rota'>>(team: readonly D[], { date, start, end }: Slot): D[] =>
  team.filter((dentist) =>
    shiftsOn(dentist, date).some(
      ({ opens, closes }) => minutesOf(opens) <= minutesOf(start) && minutesOf(end) <= minutesOf(closes),
    ),
  )
