import { readBooking } from '@/lib/db/queries/booking/bookings'
import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { type PlacedBookingRow, readDeskBookings } from '@/lib/db/queries/desk/bookings'
import { type PatientRow, readPatientRows, type WhosePatient } from '@/lib/db/queries/desk/patient'
import { readStaffNames } from '@/lib/db/queries/desk/staff'
import { parseReference } from '@/lib/domain/booking/references'
import { localOf } from '@/lib/domain/clinic-time'
import { isSameName } from '@/lib/domain/same-name'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'

export type PatientVisit = DayVisit & {
  date: string
  place: { id: string; name: string }
  isAhead: boolean
  dentist: string | null
  /** Null for a booking that stands. `name`: null for the site operator. */
  cancelled: { by: 'patient' } | { by: 'replacement' } | { by: 'desk'; name: string | null } | null
  feedback: { score: number; words: string | null } | null
}
/** `phone`: E.164, or empty once it is deleted. `visits`: the latest first, never empty. */
export type Patient = { phone: string; visits: PatientVisit[]; isCut: boolean }

/** More than a family books in three years. */
export const MOST_VISITS = 100

type PatientDeps = Pick<Deps, 'db' | 'now'>

function cancelledOf(row: PlacedBookingRow, more: PatientRow, names: Map<string, string>): PatientVisit['cancelled'] {
  if (row.status !== 'cancelled') return null
  if (more.replaced_by !== null) return { by: 'replacement' }
  return more.cancelled_by === null ? { by: 'patient' } : { by: 'desk', name: names.get(more.cancelled_by) ?? null }
}

function isAhead({ status, visit, ends_at }: PlacedBookingRow, now: Date): boolean {
  if (status === 'cancelled') return false
  return visit === 'arrived' || visit === 'in_chair' || (visit === 'expected' && new Date(ends_at) > now)
}

/** Null if the number has no bookings where the member of staff may see them. */
async function readWhose(
  { db: { reads }, now }: PatientDeps,
  actor: DeskActor,
  whose: WhosePatient,
): Promise<Patient | null> {
  const placeIds = (await readPlaceNames(reads)).map(({ id }) => id).filter((id) => actor.mayAt(id))
  const found = await readPatientRows(reads, whose, { placeIds, limit: MOST_VISITS + 1 })
  const shown = found.slice(0, MOST_VISITS)
  const [rows, names] = await Promise.all([
    readDeskBookings(
      reads,
      shown.map(({ id }) => id),
    ),
    readStaffNames(
      reads,
      shown.flatMap(({ cancelled_by }) => cancelled_by ?? []),
    ),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const visits = shown.flatMap((more) => {
    const row = byId.get(more.id)
    if (!row) return []
    return {
      ...visitOf(row, { now, role: actor.role }),
      date: localOf(new Date(row.starts_at)).date,
      place: { id: row.place_id, name: row.place_name },
      isAhead: isAhead(row, now),
      dentist: more.planned_dentist,
      cancelled: cancelledOf(row, more, names),
      feedback: more.score === null ? null : { score: more.score, words: more.personal_words },
    }
  })
  const [latest] = visits
  return latest ? { phone: latest.phone, visits, isCut: found.length > MOST_VISITS } : null
}

export const readPatientOf = (deps: PatientDeps, actor: DeskActor, phone: string): Promise<Patient | null> =>
  readWhose(deps, actor, { phone })

/** A booking without its number, or of a deleted account, stands alone. */
export async function readPatient(deps: PatientDeps, actor: DeskActor, typed: string): Promise<Patient | null> {
  const reference = parseReference(typed)
  const row = reference === null ? undefined : await readBooking(deps.db.reads, reference)
  if (!row || !actor.mayAt(row.place_id)) return null
  const isAlone = row.unlinked || row.personal_phone === ''
  return readWhose(deps, actor, isAlone ? { id: row.id } : { phone: row.personal_phone })
}

type Person = { name: string; visits: PatientVisit[] }

/** A family shares a number. A name is written as in its latest visit. */
export function peopleOf({ visits }: Patient): Person[] {
  const people: Person[] = []
  for (const visit of visits) {
    const person = people.find(({ name }) => isSameName(name, visit.name))
    if (person) person.visits.push(visit)
    else if (visit.name !== '') people.push({ name: visit.name, visits: [visit] })
  }
  return people
}
