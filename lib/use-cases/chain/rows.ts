import type { ChainClosure, ChainFacts } from '@/lib/catalogue/chain'
import { readHours, writeHours } from '@/lib/chain-file/hours'
import type { ChainFile } from '@/lib/chain-file/schema'
import type { ChainRows, ClosedDayRow } from '@/lib/db/chain-rows'

export const clinicPlace = (clinicId: string): string => `c${clinicId}`

type Written = Parameters<typeof readHours>[0]
const readPlaceHours = (hours: Written, later: { from: string; hours: Written } | undefined) => ({
  hours: readHours(hours),
  planned: later ? { from: later.from, hours: readHours(later.hours) } : null,
})

export function toChainRows({ cities, clinics, homeZones }: ChainFile): ChainRows {
  const chairs = clinics.map(({ id, city, chairs, slotMinutes, hours, hoursFrom }) => ({
    id: clinicPlace(id),
    kind: 'clinic' as const,
    city_id: city,
    seats: chairs,
    slot_minutes: slotMinutes,
    ...readPlaceHours(hours, hoursFrom),
  }))
  const teams = homeZones.map(({ id, city, teams, slotMinutes, hours, hoursFrom }) => ({
    id,
    kind: 'home_zone' as const,
    city_id: city,
    seats: teams,
    slot_minutes: slotMinutes,
    ...readPlaceHours(hours, hoursFrom),
  }))
  return {
    cities: cities.map(({ pincodePrefixes, ...city }, nth) => ({ ...city, pincode_prefixes: pincodePrefixes, nth })),
    places: [...chairs, ...teams],
    clinics: clinics.map((clinic) => {
      const { id, name, locality, address, pincode, lat, lng, phone, landmark, photos } = clinic
      const { parking, access, payments, languages } = clinic
      return {
        id,
        place_id: clinicPlace(id),
        name,
        locality,
        address,
        pincode,
        lat,
        lng,
        phone,
        landmark,
        parking,
        access,
        payments,
        languages,
        photos,
      }
    }),
    dentists: clinics.flatMap(({ id, team }) =>
      team.map(({ since = null, woman = false, rota, ...dentist }, index) => ({
        ...dentist,
        clinic_id: id,
        nth: index + 1,
        since,
        woman,
        rota: rota ? readHours(rota) : [],
      })),
    ),
    zones: homeZones.map(({ id, name }) => ({ place_id: id, name })),
    pincodes: homeZones.flatMap(({ id, pincodes }) => pincodes.map((pincode) => ({ ...pincode, place_id: id }))),
  }
}

export function toChainFacts({
  $schema: _schema,
  cities: _cities,
  clinics: _clinics,
  homeZones: _zones,
  ...facts
}: ChainFile): ChainFacts {
  return facts
}

const withoutDaysOff = (week: ReturnType<typeof writeHours>) =>
  Object.fromEntries(Object.entries(week).filter(([, hours]) => hours !== null))

export function toChainFile(facts: ChainFacts, rows: ChainRows) {
  const { brand, award, closures, translations = {}, sms, ...others } = facts
  const placeOf = new Map(rows.places.map((place) => [place.id, place]))
  const writtenOf = (id: string) => {
    const place = placeOf.get(id)
    if (!place) throw new Error(`${id} has no calendar`)
    const { city_id: city, seats, slot_minutes: slotMinutes, hours, planned } = place
    const hoursFrom = planned && { from: planned.from, hours: writeHours(planned.hours) }
    return { city, seats, slotMinutes, times: { hours: writeHours(hours), ...(hoursFrom && { hoursFrom }) } }
  }
  return {
    brand,
    award,
    sms,
    ...others,
    cities: rows.cities.map(({ id, name, state, lat, lng, pincode_prefixes: pincodePrefixes, aliases, popular }) => ({
      id,
      name,
      state,
      lat,
      lng,
      pincodePrefixes,
      aliases,
      popular,
    })),
    clinics: rows.clinics.map(({ id, place_id, ...facts }) => {
      const { city, seats: chairs, slotMinutes, times } = writtenOf(place_id)
      const team = rows.dentists
        .filter(({ clinic_id }) => clinic_id === id)
        .map(({ clinic_id: _, nth: __, since, woman, rota, ...dentist }) => ({
          ...dentist,
          ...(since !== null && { since }),
          ...(woman && { woman }),
          ...(rota.length > 0 && { rota: withoutDaysOff(writeHours(rota)) }),
        }))
      return { id, city, ...facts, chairs, slotMinutes, ...times, team }
    }),
    homeZones: rows.zones.map(({ place_id: id, name }) => {
      const { city, seats: teams, slotMinutes, times } = writtenOf(id)
      const pincodeRows = rows.pincodes.filter(({ place_id }) => place_id === id)
      const pincodes = pincodeRows.map(({ pincode, lat, lng }) => ({ pincode, lat, lng }))
      return { id, city, name, teams, slotMinutes, ...times, pincodes }
    }),
    closures,
    translations,
  }
}

/** A closure `MM-DD` repeats each year from that of `today` to `lastYear`. */
export function closedDaysOf(
  closures: readonly ChainClosure[],
  placeIds: readonly { id: string }[],
  { today, lastYear }: { today: string; lastYear: number },
): ClosedDayRow[] {
  const firstYear = Number(today.slice(0, 4))
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, ahead) => String(firstYear + ahead))
  const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  const days = closures.flatMap(({ day, reason, places }) => {
    const each = day.length > 5 ? [day] : years.map((year) => `${year}-${day}`).filter(isDay)
    const named = places && new Set(places.flatMap((id) => [id, clinicPlace(id)]))
    const closed = placeIds.filter(({ id }) => !named || named.has(id))
    return closed.flatMap((place) => each.map((date) => ({ place_id: place.id, day: date, reason })))
  })
  return [...new Map(days.toReversed().map((row) => [`${row.place_id} ${row.day}`, row])).values()]
}
