// The earliest free time of each clinic of a city, for who can't wait.

import type { EmergencyClinic, NightView } from '@/components/site/views'
import { type Attribution, formatSlot } from '@/flows/params'
import { telHref } from '@/lib/addresses/outward'
import { citiesPopularFirst } from '@/lib/catalogue/cities'
import { EMERGENCY_TREATMENT } from '@/lib/catalogue/offered-treatments'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import type { Slot } from '@/lib/domain/slots'
import { timeHref } from '@/lib/http/book-href'
import { nightAdvice } from '@/lib/screens/clinics/night'
import { servedCities } from '@/lib/screens/steps/served-cities'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessAway } from '@/lib/use-cases/unless-away'

// Nobody's holds: a page that is only read starts no draft, so a time that this browser holds is not listed.
const NOBODY = ''

const timeOf = ({ date, start }: Slot): string => `${date}T${start}`

/**
 * The cities to choose from, by name: the table's; the catalogue's while the database is away, since what to do and whom
 * to call has to be read then too.
 */
export async function emergencyCities(deps: Pick<Deps, 'db' | 'now'>): Promise<{ id: string; name: string }[]> {
  const cities: readonly { id: string; name: string }[] = (await unlessAway(servedCities(deps))) ?? citiesPopularFirst()
  return cities.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * The clinics with a free time today or tomorrow, earliest first, then nearest to the city's centre. Each leads to its
 * own booking flow with the time filled in. With what to do while all are closed; null while one is open.
 */
export async function emergencyClinics(
  words: Words,
  deps: Deps,
  cityId: string,
  campaign: Attribution,
): Promise<{ clinics: EmergencyClinic[]; night: NightView | null }> {
  const { EMERGENCY } = words.emergency
  const { clinics } = await searchClinics(deps, { cityId, owner: NOBODY, order: 'soonest' })
  const today = localOf(deps.now).date
  const tomorrow = addDays(today, 1)
  const soon = clinics
    .flatMap((clinic) => {
      const [slot] = clinic.next
      return slot && slot.date <= tomorrow ? [{ clinic, slot }] : []
    })
    .sort((a, b) => {
      const [first, second] = [timeOf(a.slot), timeOf(b.slot)]
      return first === second ? a.clinic.distanceKm - b.clinic.distanceKm : first < second ? -1 : 1
    })
    .map(({ clinic, slot }) => ({
      cid: clinic.cid,
      name: clinic.name,
      address: `${clinic.address}, ${clinic.pincode}`,
      when: fill(slot.date === today ? EMERGENCY.today : EMERGENCY.tomorrow, { time: formatTime(words, slot.start) }),
      value: formatSlot({ date: slot.date, start: slot.start, end: slot.end, at: clinic.cid }),
      href: timeHref(clinic, slot, campaign, {
        city: cityId,
        treatment: EMERGENCY_TREATMENT,
        concern_category: 'emergency',
      }),
      phone: clinic.phone,
      phoneHref: telHref(clinic.phone),
    }))
  return { clinics: soon, night: nightAdvice(words, clinics, deps.now) }
}
