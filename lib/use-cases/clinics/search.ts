import { type Dentist, teamOf } from '@/lib/catalogue/chain'
import type { Point } from '@/lib/catalogue/clinics/point'
import { readOccupied } from '@/lib/db/queries/calendar/places'
import { type CityClinicRow, readCityClinics } from '@/lib/db/queries/clinics/clinics'
import { type DayView, viewDay } from '@/lib/domain/calendar/day-range'
import { nearestSlots } from '@/lib/domain/calendar/nearest'
import { type Occupancy, occupiedBy } from '@/lib/domain/calendar/occupied'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { isPreferred, SAME, type SlotWish } from '@/lib/domain/calendar/slot-wishes'
import { BOOKING, bookableDates, type Calendar, hoursOn, type Week } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import { matchesClinic, readPincode } from '@/lib/domain/clinics/clinic-search'
import { distanceKm } from '@/lib/domain/clinics/distance'
import { meantName } from '@/lib/domain/clinics/meant'
import { areaNames, localitiesNamed, localityAt } from '@/lib/domain/clinics/place-search'
import { inEveryLanguage, named } from '@/lib/domain/clinics/translated'
import type { LastDentist } from '@/lib/use-cases/calendar/last-dentist'
import { calendarFrom, calendarViewOf, type VisitTerms } from '@/lib/use-cases/calendar/place-calendar'
import type { Clinic } from '@/lib/use-cases/clinics/get'
import type { ListedClinic } from '@/lib/use-cases/clinics/list'
import type { Deps } from '@/lib/use-cases/deps'

const NEXT = 3
const SOON_DAYS = 4

export type ListOrder = 'soonest' | 'nearest'
export type MeasuredFrom = { kind: 'here' } | { kind: 'pincode' | 'area'; name: string }
export type SearchInput = {
  cityId: string
  owner: string
  near?: Point | undefined
  /** Of the patient's home. The distances count from it if nothing else is known. */
  pincode?: string | undefined
  q?: string
  cid?: string
  opensOnly?: boolean
  day?: string
  /** Clinics without a wished time come later, with their next times. */
  preference?: SlotWish
  /** The wish for the same dentist counts only in that dentist's city. */
  last?: LastDentist | null
  order?: ListOrder
  lost?: { date: string; start: string }
  /** The first slots of `cid` that fit are listed as `preferred`. */
  fits?: ((slot: OpenSlot, placeId: string) => boolean) | undefined
} & VisitTerms
export type FoundClinic = ListedClinic &
  Pick<Clinic, 'placeId' | 'hours'> & {
    closed: string[]
    planned: Week['planned']
    distanceKm: number
    next: OpenSlot[]
    isPreferred: boolean
  }
export type ClinicSearch = {
  /** False when nothing matched: then every clinic is listed. */
  matched: boolean
  respelt: string | null
  from: MeasuredFrom | null
  order: ListOrder
  preference: SlotWish | undefined
  /** The name of the dentist of the last visit, if that was in this city. */
  last: string | null
  clinics: FoundClinic[]
  isOnly: boolean
  /** The calendar of `cid` or of the only clinic; null when it is not in the city. */
  chosen: ({ cid: string; nearest: OpenSlot[]; preferred: OpenSlot[] } & DayView) | null
}

/** Of the pincode that was read, if a home-visit team of the city goes there. */
function visitedPoint([first]: readonly CityClinicRow[]): Point | null {
  const { visited_lat: lat = null, visited_lng: lng = null } = first ?? {}
  return lat === null || lng === null ? null : { lat, lng }
}

function centreOf(rows: readonly CityClinicRow[], pincode: string, cityId: string): Point | null {
  const visited = visitedPoint(rows)
  if (visited) return visited
  const inside = rows.filter((row) => row.pincode === pincode)
  const mean = (pick: (row: CityClinicRow) => number) => inside.reduce((sum, row) => sum + pick(row), 0) / inside.length
  if (inside.length > 0) return { lat: mean((row) => row.lat), lng: mean((row) => row.lng) }
  const area = localityAt(pincode)
  return area?.cityId === cityId ? area : null
}

type Origin = { at: Point; from: MeasuredFrom | null; rows: readonly CityClinicRow[]; matched: boolean }

/** Typed text comes before the device's position. A known pincode or area keeps all clinics. */
function searchOrigin(rows: readonly CityClinicRow[], { q = '', cityId, near }: SearchInput): Origin {
  const [first] = rows
  const pincode = readPincode(q)
  const here = near ?? (pincode === null ? visitedPoint(rows) : null)
  const rest: Pick<Origin, 'at' | 'from'> = here
    ? { at: here, from: { kind: 'here' } }
    : { at: { lat: first?.city_lat ?? 0, lng: first?.city_lng ?? 0 }, from: null }
  const centre = pincode === null ? null : centreOf(rows, pincode, cityId)
  if (pincode !== null && centre) return { at: centre, from: { kind: 'pincode', name: pincode }, rows, matched: true }
  const meant = rows.filter((row) => matchesClinic(inEveryLanguage(row), q))
  if (meant.length > 0) return { ...rest, rows: meant, matched: true }
  const [area] = localitiesNamed(q, cityId)
  if (area && rows.length > 0) return { at: area, from: { kind: 'area', name: area.name }, rows, matched: true }
  return { ...rest, rows, matched: false }
}

function nearlyFrom(rows: readonly CityClinicRow[], input: SearchInput): Origin & { respelt: string | null } {
  const { q = '', cityId } = input
  const exact = { ...searchOrigin(rows, input), respelt: null }
  const names = () => [...rows.map(({ locality }) => locality), ...areaNames(cityId)].map((name) => named(name))
  const meant = exact.matched ? null : meantName(q, names())
  const guessed = meant === null ? exact : { ...searchOrigin(rows, { ...input, q: meant }), respelt: meant }
  return guessed.matched ? guessed : exact
}

function nextSlots(
  calendar: Calendar,
  taken: Occupancy,
  dates: readonly string[],
  { preference, team, last }: { preference: SlotWish | undefined; team: readonly Dentist[]; last: string },
  now: Date,
) {
  if (preference !== undefined) {
    const window = bookableDates(now)
    const preferred = firstOpen(NEXT, openSlots(calendar, taken, dates, now), (slot) =>
      isPreferred(slot, preference, { window, team, last }),
    )
    if (preferred.length > 0) return { next: preferred, isPreferred: true }
  }
  return { next: firstOpen(NEXT, openSlots(calendar, taken, dates, now)), isPreferred: preference === undefined }
}

const firstTimeKey = ([slot]: readonly OpenSlot[]): string => (slot ? `${slot.date}T${slot.start}` : '')

/** Clinics without a wished time come later, clinics without any time last. */
export async function searchClinics({ db, now }: Deps, input: SearchInput): Promise<ClinicSearch> {
  const { cityId, owner, cid, q = '' } = input
  const window = bookableDates(now)
  const soon = window.slice(0, SOON_DAYS)
  const { visitMinutes } = input
  const whole = calendarViewOf(window, owner, now, visitMinutes)
  const read = await readCityClinics(db.reads, {
    cityId,
    pincode: readPincode(q) ?? input.pincode ?? '',
    whole: { cid: cid ?? '', until: whole.until },
    view: calendarViewOf(soon, owner, now, visitMinutes),
  })
  const { at, from, rows, matched, respelt: meant } = nearlyFrom(read, input)
  const last = (read.some((row) => row.place_id === input.last?.placeId) && input.last) || null
  const preference = input.preference === SAME && !last ? undefined : input.preference
  const only = input.opensOnly && read.length === 1 ? read[0] : undefined
  const opened = read.find((row) => row.cid === cid)
  const isOfDay = preference === 'today' || preference === 'tomorrow'
  const listed = rows.map((row) => {
    const calendar = calendarFrom(row, input)
    const loaded = row.cid === cid ? window : soon
    const wish = { preference, team: teamOf(row.place_id), last: last?.placeId === row.place_id ? last.name : '' }
    const found = nextSlots(calendar, occupiedBy(row.taken, row.seats), loaded, wish, now)
    const isAll = loaded === window || (found.isPreferred && isOfDay)
    return { row, calendar, wish, ...found, km: distanceKm(at, row), isShort: found.next.length < NEXT && !isAll }
  })

  const short = listed.filter(
    (clinic) => clinic.isShort || (!isOfDay && !clinic.isPreferred) || (!opened && clinic.row === only),
  )
  const ids = short.map(({ row }) => row.place_id)
  const later = ids.length > 0 ? await readOccupied(db.reads, ids, whole) : null
  for (const clinic of short) {
    const taken = occupiedBy(later?.get(clinic.row.place_id) ?? [], clinic.row.seats)
    Object.assign(clinic, nextSlots(clinic.calendar, taken, window, clinic.wish, now))
  }

  const order = input.order ?? (from === null ? 'soonest' : 'nearest')
  const lack = (clinic: { next: OpenSlot[]; isPreferred: boolean }) =>
    clinic.next.length === 0 ? 2 : Number(!clinic.isPreferred)
  const sooner = (a: OpenSlot[], b: OpenSlot[]) =>
    firstTimeKey(a) === firstTimeKey(b) ? 0 : firstTimeKey(a) < firstTimeKey(b) ? -1 : 1
  listed.sort((a, b) => lack(a) - lack(b) || (order === 'soonest' ? sooner(a.next, b.next) : 0) || a.km - b.km)
  const taken = opened ? opened.taken : ((only && later?.get(only.place_id)) ?? [])
  const chosen = opened ?? only
  return {
    matched,
    respelt: meant,
    from,
    order,
    preference,
    last: last?.name ?? null,
    isOnly: read.length === 1,
    clinics: listed.map(({ row, next, isPreferred: hasPreferred, km }) => foundFrom(row, next, hasPreferred, km, now)),
    chosen: chosen ? { cid: chosen.cid, ...viewOfChosen(chosen, taken, input, now) } : null,
  }
}

function foundFrom(row: CityClinicRow, next: OpenSlot[], isPreferred: boolean, km: number, now: Date): FoundClinic {
  const { cid, place_id, name, locality, address, pincode, lat, lng, phone, closed } = row
  const today = localOf(now).date
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
    hours: hoursOn(row, today),
    planned: row.planned && row.planned.from > today ? row.planned : null,
    closed,
    distanceKm: Math.round(km * 10) / 10,
    next,
    isPreferred,
  }
}

function viewOfChosen(
  row: CityClinicRow,
  rows: CityClinicRow['taken'],
  { day, lost, fits, ...visit }: SearchInput,
  now: Date,
): DayView & { nearest: OpenSlot[]; preferred: OpenSlot[] } {
  const window = bookableDates(now)
  const calendar = calendarFrom(row, visit)
  const taken = occupiedBy(rows, row.seats)
  const open = () => openSlots(calendar, taken, window, now)
  const first = firstOpen(1, open())[0]?.date
  return {
    ...viewDay(calendar, taken, window.find((date) => date === day) ?? first ?? localOf(now).date, now),
    nearest: lost ? nearestSlots(open(), lost, BOOKING.nearest) : [],
    preferred: fits ? firstOpen(BOOKING.nearest, open(), (slot) => fits(slot, row.place_id)) : [],
  }
}
