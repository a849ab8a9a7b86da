// Which clinics of a city are open now, and the earliest free time of each, for who can't wait.

import { type Attribution, formatSlot } from '@/flows/params'
import { EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { chain, helpHoursOf } from '@/lib/catalogue/chain'
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { clinicAddress } from '@/lib/catalogue/clinics/clinic-address'
import { EMERGENCY_TREATMENT } from '@/lib/catalogue/treatments/offered-treatments'
import { everyDay } from '@/lib/domain/calendar/opening'
import { leadMinutesOf, type Slot } from '@/lib/domain/calendar/slots'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { timeHref } from '@/lib/http/book-href'
import { callNow, nightAdvice } from '@/lib/page-handlers/clinics/night'
import { openingView } from '@/lib/page-handlers/clinics/opening-text'
import { servedCities } from '@/lib/page-handlers/clinics/served-cities'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'
import type { EmergencyClinic, NightView } from '@/lib/views/site'

// Nobody's holds: a page that is only read starts no draft, so a time that this browser holds is not listed.
const NOBODY = ''

const sortKey = ({ time }: { time: Slot | null }): string => (time ? `${time.date}T${time.start}` : 'none')

/**
 * The cities to choose from, by name: the table's; the catalogue's while the database is away, since what to do and whom
 * to call has to be read then too.
 */
export async function emergencyCities(deps: Pick<Deps, 'db' | 'now'>): Promise<{ id: string; name: string }[]> {
  const cities: readonly { id: string; name: string }[] =
    (await unlessUnavailable(servedCities(deps))) ?? citiesPopularFirst()
  return cities.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * The clinics that are open now, then those that have a free time today or tomorrow: each by its first time, then nearest to
 * the city's centre. A time leads to its clinic's own booking. With what to do while all are closed; null while one is open.
 */
export async function emergencyClinics(
  texts: Texts,
  deps: Deps,
  cityId: string,
  campaign: Attribution,
): Promise<{ clinics: EmergencyClinic[]; night: NightView | null; lead: string }> {
  const { EMERGENCY } = texts.emergency
  const { clinics } = await searchClinics(deps, { cityId, owner: NOBODY, order: 'soonest', concern: 'emergency' })
  const today = localOf(deps.now).date
  const tomorrow = addDays(today, 1)
  const seen = clinics
    .map((clinic) => {
      const time = clinic.next.find(({ date }) => date <= tomorrow) ?? null
      return { clinic, time, ...openingView(texts, clinic, deps.now) }
    })
    .filter(({ isOpen, time }) => isOpen || time !== null)
    .sort((a, b) => {
      if (a.isOpen !== b.isOpen) return a.isOpen ? -1 : 1
      const [first, second] = [sortKey(a), sortKey(b)]
      return first === second ? a.clinic.distanceKm - b.clinic.distanceKm : first < second ? -1 : 1
    })
  return {
    clinics: seen.map(({ clinic, time, openingBriefly }) => ({
      cid: clinic.cid,
      name: clinic.name,
      address: clinicAddress({ ...clinic, cityId }),
      opening: openingBriefly,
      call: callNow(texts, clinic, deps.now),
      time: time && {
        when: fill(time.date === today ? EMERGENCY.today : EMERGENCY.tomorrow, { time: formatTime(texts, time.start) }),
        value: formatSlot({ date: time.date, start: time.start, end: time.end, at: clinic.cid }),
        href: timeHref(clinic, time, campaign, {
          city: cityId,
          treatment: EMERGENCY_TREATMENT,
          concern_category: 'emergency',
        }),
      },
    })),
    night: nightAdvice(texts, clinics, deps.now),
    lead: fill(EMERGENCY.lead, { minutes: leadMinutesOf('emergency') }),
  }
}

/** What is told while the help line is closed; null while it is answered, or nobody knows when. */
export function helpClosed(texts: Texts, now: Date): string | null {
  const hours = helpHoursOf(chain().brand)
  if (!hours) return null
  const { isOpen, openingBriefly } = openingView(texts, everyDay(hours), now)
  const { national } = EMERGENCY_NUMBERS
  return isOpen ? null : fill(texts.emergency.EMERGENCY.otherClosed, { opens: openingBriefly, national })
}
