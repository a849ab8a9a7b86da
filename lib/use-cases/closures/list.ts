import { type ItemRow, readItems, readWaitingOf } from '@/lib/db/queries/closures/affected-bookings'
import { readClosureOfBooking, readOfferMessages } from '@/lib/db/queries/closures/affected-states'
import { type ClosureRow, readClosure, readClosures } from '@/lib/db/queries/closures/closures'
import { readClosureCalls } from '@/lib/db/queries/desk/call-sources'
import type { ItemState, OfferedTime } from '@/lib/db/tables/closure-tables'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type MessageState, messageState } from '@/lib/use-cases/messages/state'

/** Plain data for page props. Times: clinic-local HH:MM. `seat`: null for all chairs. An import has no day. */
export type ClosureView = {
  id: string
  placeId: string
  kind: ClosureRow['kind']
  reason: string
  day: string | null
  from: string | null
  until: string | null
  seat: number | null
  isLifted: boolean
  openedAt: string
}
export type ItemView = {
  closureId: string
  bookingId: string
  reference: string
  state: ItemState
  name: string
  phone: string
  date: string
  start: string
  offered: OfferedTime[]
  offers: number
  unanswered: number
}
export type ListedItem = ItemView & {
  message: MessageState | null
  call: { subject: string; caller: string | null; isOwn: boolean } | null
}

type ListDeps = Pick<Deps, 'db' | 'now'>

const closureView = (row: ClosureRow): ClosureView => ({
  id: row.id,
  placeId: row.place_id,
  kind: row.kind,
  reason: row.reason,
  day: row.day,
  seat: row.seat,
  from: row.starts_at && localOf(row.starts_at).time,
  until: row.ends_at && row.day && timeOn(row.day, row.ends_at),
  isLifted: row.lifted_at !== null,
  openedAt: row.created_at.toISOString(),
})

function itemOf(row: ItemRow): ItemView {
  const { date, time: start } = localOf(row.starts_at)
  return {
    closureId: row.closure_id,
    bookingId: row.booking_id,
    reference: row.reference,
    state: row.state,
    name: row.personal_name,
    phone: row.personal_phone,
    date,
    start,
    offered: row.offered,
    offers: row.offers,
    unanswered: row.unanswered,
  }
}

export type BookingClosure = ClosureView & { state: ItemState }

export async function readBookingClosure(
  { db, now }: ListDeps,
  { id }: { id: string },
): Promise<BookingClosure | null> {
  const row = await readClosureOfBooking(db.reads, id, now)
  return row ? { ...closureView(row), state: row.state } : null
}

export async function listClosures(
  { db, now }: ListDeps,
  actor: DeskActor,
  placeId: string,
): Promise<(ClosureView & { affected: number; waiting: number })[]> {
  if (!actor.mayAt(placeId)) return []
  const rows = await readClosures(db.reads, placeId, now)
  return rows.map((row) => ({ ...closureView(row), affected: row.affected, waiting: row.waiting }))
}

export async function readList(
  { db, now }: ListDeps,
  actor: DeskActor,
  id: string,
): Promise<(ClosureView & { items: ListedItem[] }) | null> {
  const row = await readClosure(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return null
  const calls = new Map((await readClosureCalls(db.reads, id, now)).map((call) => [call.booking_id, call]))
  const messages = await readOfferMessages(db.reads, id)
  const items = (await readItems(db.reads, id)).map((item) => {
    const call = calls.get(item.booking_id)
    const sent = messages.get(item.booking_id)
    const message = sent ? messageState(sent, now) : null
    const isOwn = call?.staff_id === actor.staffId
    return { ...itemOf(item), message, call: call ? { subject: call.subject, caller: call.caller, isOwn } : null }
  })
  return { ...closureView(row), items }
}

export async function openItemsOf({ db, now }: ListDeps, actor: DeskActor, placeId: string): Promise<ItemView[]> {
  return actor.mayAt(placeId) ? (await readWaitingOf(db.reads, placeId, now)).map(itemOf) : []
}

export async function chairsOf(deps: ListDeps, placeId: string): Promise<number> {
  const place = await placeCalendar(deps, placeId, '', [localOf(deps.now).date])
  return place?.row.seats ?? 0
}
