// The rows after a moment of a history: those of the database and those of the model, in the same form.
import type { Database } from '@/lib/db/schema'
import { placeId } from '@/tests/lib/use-cases/histories/history-deeds'
import type { BookingModel } from '@/tests/support/booking-model'
import { at, endOf, MODEL_PLACES, MODEL_TIMES, startOf } from '@/tests/support/chain/model-chain'
import { seatRows } from '@/tests/support/seat-rows'

/** A line for each taken seat and each live hold, the number of messages, and the places' hours. */
export type Standing = { booked: string[]; held: string[]; messages: number; shared: string[]; times: string[] }
type Line = { place: string; from: number; until: number; seat: number }

const line = ({ place, from, until, seat }: Line, ...rest: unknown[]): string =>
  [place, new Date(from).toISOString(), new Date(until).toISOString(), seat, ...rest].join(' ')

/** The database's rows, with the seat of each row that ever existed; `shared` names rows that overlap on a seat. */
export async function historyRows(
  db: Database,
  now: number,
): Promise<{ standing: Standing; seatOf(id: string): number }> {
  const rows = await seatRows(db).execute()
  const messages = await db.reads.selectFrom('outbox').select('id').execute()
  const ids = MODEL_PLACES.map(({ id }) => id)
  const places = await db.reads.selectFrom('places').where('id', 'in', ids).selectAll().orderBy('id').execute()
  const lines = rows.map((row) => {
    const [from, until] = [row.starts_at.getTime(), row.ends_at.getTime()]
    return { ...row, place: row.place_id, from, until }
  })
  const taken = lines.filter(({ state }) => state !== 'left')
  const shared = taken.filter((row) =>
    taken.some(({ id, place, seat, from, until }) => {
      return id !== row.id && place === row.place && seat === row.seat && from < row.until && row.from < until
    }),
  )
  const booked = taken
    .filter(({ state }) => state === 'taken')
    .map((row) => line(row, row.reference, row.id, row.uid ?? '-', row.unlinked))
  const held = taken
    .filter(({ state, held_until }) => state === 'held' && (held_until?.getTime() ?? 0) > now)
    .map((row) => line(row, row.owner, row.id, row.held_until?.toISOString()))
  const seats = new Map(rows.map(({ id, seat }) => [id, seat]))
  return {
    standing: {
      booked: booked.sort(),
      held: held.sort(),
      messages: messages.length,
      shared: shared.map((row) => line(row, row.id)),
      times: places.map(({ slot_minutes, hours }) => `${slot_minutes} from ${hours[0]?.opens}`),
    },
    seatOf: (id) => seats.get(id) ?? 0,
  }
}

/** The model's rows in the same form. */
export function rowsOfModel({ visits, holds, messages, now, times }: BookingModel): Standing {
  const lineOf = (row: { place: number; slot: number; seat: number }, ...rest: unknown[]) =>
    line({ place: placeId(row.place), from: startOf(row.slot), until: endOf(row.slot), seat: row.seat }, ...rest)
  const booked = visits.map((row) => lineOf(row, row.reference, row.id, row.uid ?? '-', row.unlinked))
  const held = holds
    .filter(({ until }) => until > now)
    .map((row) => lineOf(row, row.owner, row.sid, new Date(row.until).toISOString()))
  const hours = times.map((n) => at(MODEL_TIMES, n)).map(({ slotMinutes, opens }) => `${slotMinutes} from ${opens}`)
  return { booked: booked.sort(), held: held.sort(), messages, shared: [], times: hours }
}
