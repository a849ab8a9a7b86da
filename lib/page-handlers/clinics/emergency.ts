import { type Attribution, formatSlot } from '@/flows/params'
import { EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { chain, helpHoursOf } from '@/lib/catalogue/chain'
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { clinicAddress } from '@/lib/catalogue/clinics/clinic-address'
import { EMERGENCY_TREATMENT } from '@/lib/catalogue/treatments/offered-treatments'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
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
import { localName } from '@/lib/texts/local-name'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'
import type { EmergencyClinic, NightView } from '@/lib/views/site'

// Reading this page starts no draft, so a slot that this browser holds is not listed.
const NOBODY = ''

const sortKey = ({ time }: { time: Slot | null }): string => (time ? `${time.date}T${time.start}` : 'none')

/** Sorted by name. Uses the catalogue while the database is unavailable, because the page must still help. */
export async function emergencyCities(deps: Pick<Deps, 'db' | 'now'>): Promise<{ id: string; name: string }[]> {
  const cities: readonly { id: string; name: string }[] =
    (await unlessUnavailable(servedCities(deps))) ?? citiesPopularFirst()
  return cities.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Open clinics first, then by first free slot of today or tomorrow, then by distance to the centre. */
export async function emergencyClinics(
  texts: Texts,
  deps: Deps,
  cityId: string,
  campaign: Attribution,
): Promise<{ clinics: EmergencyClinic[]; night: NightView | null; lead: string }> {
  const { EMERGENCY } = texts.emergency
  const named = (text: string): string => localName(texts, text)
  const visit = { concern: 'emergency', visitMinutes: treatmentMinutes(EMERGENCY_TREATMENT) }
  const { clinics } = await searchClinics(deps, { cityId, owner: NOBODY, order: 'soonest', ...visit })
  const today = localOf(deps.now).date
  const tomorrow = addDays(today, 1)
  const view = clinics
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
    clinics: view.map(({ clinic, time, openingBriefly }) => ({
      cid: clinic.cid,
      name: named(clinic.name),
      address: clinicAddress({ ...clinic, cityId }, named),
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

/** Null while the help line is open, or its hours are unknown. */
export function helpClosed(texts: Texts, now: Date): string | null {
  const hours = helpHoursOf(chain().brand)
  if (!hours) return null
  const { isOpen, openingBriefly } = openingView(texts, everyDay(hours), now)
  const { national } = EMERGENCY_NUMBERS
  return isOpen ? null : fill(texts.emergency.EMERGENCY.otherClosed, { opens: openingBriefly, national })
}
