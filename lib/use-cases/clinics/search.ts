// Finds the clinics of a city by distance, each with its next free times. At most two statements for any number.
import type { Point } from '@/lib/catalogue/point'
import { type CityClinicRow, readCityClinics } from '@/lib/db/queries/clinics'
import { readTaken } from '@/lib/db/queries/places'
import { matchesClinic, typedPincode } from '@/lib/domain/clinic-search'
import { localOf } from '@/lib/domain/clinic-time'
import { distanceKm } from '@/lib/domain/distance'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/open-slots'
import { bookableDates, type DayHours } from '@/lib/domain/slots'
import { type DayView, viewDay } from '@/lib/domain/strips'
import { takenBy } from '@/lib/domain/taken'
import { calendarFrom, viewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const NEXT = 3
/** The days read for every clinic; only those with too few free times there are read to the window's end. */
const SOON_DAYS = 4

export type SearchInput = { cityId: string; owner: string; near?: Point; q?: string; cid?: string; day?: string }
export type FoundClinic = {
  cid: string
  placeId: string
  name: string
  locality: string
  address: string
  pincode: string
  lat: number
  lng: number
  phone: string
  /** Monday first; null is closed all day. */
  hours: DayHours[]
  /** The clinic-local dates from today on that it is closed whatever its hours. */
  closed: string[]
  /** To a tenth of a kilometre, from where the patient is or the city's centre. */
  distanceKm: number
  /** At most three, earliest first; none when the clinic has no free time in the booking window. */
  next: OpenSlot[]
}
export type ClinicSearch = {
  /** False when nothing matched what was typed: then every clinic of the city is listed. */
  matched: boolean
  clinics: FoundClinic[]
  /** The whole calendar of the clinic `cid`; null without one, or when it is not in the city. */
  chosen: ({ cid: string } & DayView) | null
}

/** Where distances are counted from: the patient, the centre of the pincode typed, the city's centre. */
function originOf(
  rows: readonly CityClinicRow[],
  pincode: string | null,
  near?: Point,
): { at: Point; knownPincode: boolean } {
  const [first] = rows
  const inside = rows.filter((row) => row.pincode === pincode)
  const mean = (pick: (row: CityClinicRow) => number) => inside.reduce((sum, row) => sum + pick(row), 0) / inside.length
  const visited =
    first && first.visited_lat !== null && first.visited_lng !== null
      ? { lat: first.visited_lat, lng: first.visited_lng }
      : null
  const centre = visited ?? (inside.length > 0 ? { lat: mean((row) => row.lat), lng: mean((row) => row.lng) } : null)
  const city = { lat: first?.city_lat ?? 0, lng: first?.city_lng ?? 0 }
  return { at: near ?? centre ?? city, knownPincode: centre !== null }
}

/**
 * The clinics of a city, nearest first, those without a free time last. A pincode that the chain knows says where the
 * patient is and leaves no clinic out; other words pick clinics. An unknown city has none.
 */
export async function searchClinics({ db, now }: Deps, input: SearchInput): Promise<ClinicSearch> {
  const { cityId, owner, cid, q = '' } = input
  const window = bookableDates(now)
  const soon = window.slice(0, SOON_DAYS)
  const whole = viewOf(window, owner, now)
  const pincode = typedPincode(q)
  const rows = await readCityClinics(db.reads, {
    cityId,
    pincode: pincode ?? '',
    whole: { cid: cid ?? '', until: whole.until },
    view: viewOf(soon, owner, now),
  })
  const origin = originOf(rows, pincode, input.near)
  const matching = origin.knownPincode ? rows : rows.filter((row) => matchesClinic(row, q))
  const matched = matching.length > 0
  const listed = (matched ? matching : rows).map((row) => {
    const calendar = calendarFrom(row)
    const loaded = row.cid === cid ? window : soon
    const next = firstOpen(NEXT, openSlots(calendar, takenBy(row.taken, row.seats), loaded, now))
    return { row, calendar, next, km: distanceKm(origin.at, row), isShort: next.length < NEXT && loaded !== window }
  })

  const short = listed.filter((clinic) => clinic.isShort)
  const ids = short.map(({ row }) => row.place_id)
  const later = ids.length > 0 ? await readTaken(db.reads, ids, whole) : null
  for (const clinic of short) {
    const taken = takenBy(later?.get(clinic.row.place_id) ?? [], clinic.row.seats)
    clinic.next = firstOpen(NEXT, openSlots(clinic.calendar, taken, window, now))
  }

  listed.sort((a, b) => Number(a.next.length === 0) - Number(b.next.length === 0) || a.km - b.km)
  const chosen = rows.find((row) => row.cid === cid)
  return {
    matched,
    clinics: listed.map(({ row, next, km }) => foundFrom(row, next, km)),
    chosen: chosen ? { cid: chosen.cid, ...viewOfChosen(chosen, input.day, now) } : null,
  }
}

function foundFrom(row: CityClinicRow, next: OpenSlot[], km: number): FoundClinic {
  const { cid, place_id, name, locality, address, pincode, lat, lng, phone, hours, closed } = row
  return {
    cid,
    placeId: place_id,
    name,
    locality,
    address,
    pincode,
    lat,
    lng,
    phone,
    hours,
    closed,
    distanceKm: Math.round(km * 10) / 10,
    next,
  }
}

function viewOfChosen(row: CityClinicRow, asked: string | undefined, now: Date): DayView {
  const window = bookableDates(now)
  const calendar = calendarFrom(row)
  const taken = takenBy(row.taken, row.seats)
  const first = firstOpen(1, openSlots(calendar, taken, window, now))[0]?.date
  return viewDay(calendar, taken, window.find((date) => date === asked) ?? first ?? localOf(now).date, now)
}
