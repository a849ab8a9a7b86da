// The deeds of patients and the desk in random histories of closures.

import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { ChainFile } from '@/lib/chain-file/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { exportChain } from '@/lib/use-cases/chain/export'
import { importChain } from '@/lib/use-cases/chain/import'
import { type PlaceSetUp, placeSetUp, setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { openClosure } from '@/lib/use-cases/closures/open'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import type { Deps } from '@/lib/use-cases/deps'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { acceptEarlier, readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import {
  confirmInput,
  holdInput,
  ONE_CHAIR,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
  WEEK,
} from '@/tests/support/chain/test-places'
import { AT_DESK, STAFF, wishOf } from '@/tests/support/closures'
import { familyInput, some } from '@/tests/support/companions'
import { offerEarlier } from '@/tests/support/offers'

const PLACES = [ONE_CHAIR, THREE_CHAIRS]
export const SLOTS = [
  slot(TOMORROW, '10:00', '10:30'),
  slot(TOMORROW, '10:30', '11:00'),
  slot(TOMORROW, '11:00', '11:30'),
]
const WHO = Array.from({ length: 4 }, (_, n) => ({ owner: `w${n}`, phone: `+91980000010${n}` }))

/** The bookings and closures so far, in the order in which they were made. */
export type Known = { booked: { reference: string; owner: string }[]; closures: string[] }
export type Drawn = { verb: Verb; n: number; who: number; place: number; slot: number; seat: number; isWhole: boolean }
type Told = { kind: string; reference?: string }
type Act = (deps: Deps, known: Known, drawn: Drawn) => Promise<Told>

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const nothing: Told = { kind: 'nothing' }
/** Counts from the latest, because most deeds concern something recent. */
const bookingOf = ({ booked }: Known, { n }: Drawn) => booked[booked.length - 1 - (n % booked.length)]
const MANAGER = { ...AT_DESK, role: 'manager' as const }
const DESK = { actor: AT_DESK, reason: 'other' as const }

async function bookingVersion({ db }: Deps, reference: string): Promise<number> {
  const row = await db.reads
    .selectFrom('bookings')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** A manager changes the clinic with three chairs; patients who lose their slot are offered new ones. */
async function setUp(deps: Deps, change: Partial<Pick<PlaceSetUp, 'seats' | 'hours'>>): Promise<Told> {
  const standing = await placeSetUp(deps, MANAGER, THREE_CHAIRS)
  if (!standing) return nothing
  const { seats, hours } = standing
  const wish = { placeId: THREE_CHAIRS, seats, hours, from: TODAY, isOffering: true, ...change }
  return setUpPlace(deps, MANAGER, { ...wish, version: versionOf(standing) })
}

const acts = {
  async book(deps, known, { who, place, slot: nth, isWhole }) {
    const asked = { ...at(WHO, who), placeId: at(PLACES, place), ...at(SLOTS, nth) }
    if (isWhole) await holdSlot(deps, holdInput(asked))
    const outcome = await confirmBooking(deps, confirmInput(asked))
    if (outcome.kind === 'confirmed') known.booked.push({ reference: outcome.reference, owner: asked.owner })
    return outcome
  },
  async book_at_desk(deps, known, { who, place, slot: nth }) {
    const patient = {
      name: 'Devi R',
      phone: at(WHO, who).phone,
      appointmentType: 'clinic',
      treatment: 'braces',
    } as const
    const asked = { ...patient, placeId: at(PLACES, place), ...at(SLOTS, nth) }
    const outcome = await bookAtDesk(deps, AT_DESK, {
      ...asked,
      key: randomUUID(),
      source: 'phone',
      overbook: 'in_pain',
    })
    if (outcome.kind === 'booked') known.booked.push({ reference: outcome.reference, owner: '' })
    return outcome
  },
  async move(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    return booking?.owner ? rescheduleBooking(deps, { ...booking, ...at(SLOTS, drawn.slot) }) : nothing
  },
  async move_at_desk(deps, known, drawn) {
    const { reference } = bookingOf(known, drawn) ?? {}
    if (!reference) return nothing
    const desk = {
      ...DESK,
      version: await bookingVersion(deps, reference),
      overbook: true,
      placeId: at(PLACES, drawn.place),
    }
    return moveAtDesk(deps, { reference, ...at(SLOTS, drawn.slot), desk })
  },
  async cancel(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    return booking?.owner ? cancelBooking(deps, booking) : nothing
  },
  async cancel_at_desk(deps, known, drawn) {
    const { reference } = bookingOf(known, drawn) ?? {}
    if (!reference) return nothing
    return cancelAtDesk(deps, { reference, desk: { ...DESK, version: await bookingVersion(deps, reference) } })
  },
  async undo(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    const other = drawn.isWhole ? undefined : at(SLOTS, drawn.slot)
    return booking?.owner ? undoCancel(deps, { ...booking, network: '192.0.2.1', ...(other && { other }) }) : nothing
  },
  async undo_at_desk(deps, known, drawn) {
    const { reference } = bookingOf(known, drawn) ?? {}
    return reference ? undoLast(deps, AT_DESK, { reference }) : nothing
  },
  async block(deps, known, { place, slot: nth, seat, isWhole }) {
    const { start, end } = at(SLOTS, nth)
    const span = isWhole ? {} : { from: start, until: end, seat: seat === 0 || place === 0 ? null : seat }
    const wish = wishOf({ placeId: at(PLACES, place), ...span })
    known.closures.push(wish.id)
    return openClosure(deps, AT_DESK, wish)
  },
  /** Blocks a chair that has a booking. */
  async block_booked(deps, known, drawn) {
    const { reference } = bookingOf(known, drawn) ?? {}
    const booked = await deps.db.reads
      .selectFrom('seats as s')
      .innerJoin('bookings as b', 'b.id', 's.booking_id')
      .where('b.reference', '=', reference ?? '')
      .select(['s.place_id', 's.seat', 's.starts_at', 's.ends_at'])
      .executeTakeFirst()
    if (!booked || booked.seat > 3) return nothing
    const [from, until] = [localOf(booked.starts_at).time, localOf(booked.ends_at).time]
    const wish = wishOf({ placeId: booked.place_id, from, until, seat: booked.seat })
    known.closures.push(wish.id)
    return openClosure(deps, AT_DESK, wish)
  },
  async lift(deps, { closures }, { n }) {
    return closures.length > 0 ? liftClosure(deps, AT_DESK, at(closures, n)) : nothing
  },
  async tell(deps, { closures }, { n }) {
    return closures.length > 0 ? notifyAffected(deps, AT_DESK, at(closures, n)) : nothing
  },
  async stays(deps, { closures }, { n }) {
    const id = at(closures, n)
    const item = await deps.db.reads
      .selectFrom('affected_bookings')
      .select('booking_id')
      .where('closure_id', '=', id ?? null)
      .executeTakeFirst()
    return item ? settleAffected(deps, AT_DESK, { id, bookingId: item.booking_id, as: 'stays' }) : nothing
  },
  async wait(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    if (!booking?.owner) return nothing
    return { kind: String(await waitForEarlier(deps, booking)) }
  },
  async offer(deps) {
    await offerEarlier(deps)
    return nothing
  },
  async take_earlier(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    const found = booking?.owner ? await findBooking(deps, booking) : null
    const { offer } = found ? await readWaitState(deps, found.id) : { offer: null }
    return booking && offer ? acceptEarlier(deps, booking, offer.id) : nothing
  },
  async family(deps, known, drawn) {
    const booking = bookingOf(known, drawn)
    if (!booking?.owner) return nothing
    const { date, start } = at(SLOTS, drawn.slot)
    const people = some(1 + (drawn.seat % 2))
    return addCompanions(
      deps,
      familyInput(booking.reference, { ...booking, form: randomUUID(), people, at: { date, start } }),
    )
  },
  /** A manager removes a chair or adds it again. */
  chairs: async (deps, _known, { isWhole }) => setUp(deps, { seats: isWhole ? 2 : 3 }),
  /** A manager closes the days before the last slot, or at the usual time again. */
  hours: async (deps, _known, { isWhole }) =>
    setUp(deps, { hours: WEEK.map((day) => day && { ...day, closes: isWhole ? '11:00' : '13:00' }) }),
  /** The operator imports a file that closes the day or opens it again. */
  async import(deps, _known, { isWhole }) {
    const file = (await exportChain(deps)) as ChainFile
    const closures: ChainFile['closures'] = isWhole ? [{ day: TOMORROW, reason: 'Holiday', places: ['902'] }] : []
    return importChain(deps, { ...file, closures }, { offeredBy: STAFF, overwritesDesk: true })
  },
} satisfies Record<string, Act>
type Verb = keyof typeof acts

export const deed = (drawn: Drawn) => (deps: Deps, known: Known) => (acts[drawn.verb] as Act)(deps, known, drawn)

const draw = (verb: fc.Arbitrary<Verb>): fc.Arbitrary<Drawn> => {
  const small = fc.nat({ max: 3 })
  return fc.record({
    verb,
    n: fc.nat({ max: 5 }),
    who: small,
    place: fc.nat({ max: 1 }),
    slot: fc.nat({ max: 2 }),
    seat: small,
    isWhole: fc.boolean(),
  })
}
const VERBS = Object.keys(acts) as Verb[]
/** Makes bookings and blocks half of the deeds. */
const OFTEN: Verb[] = ['book', 'book', 'block', 'block_booked']
const any = draw(fc.oneof(fc.constantFrom(...VERBS), fc.constantFrom(...OFTEN)))
/** The second deed often concerns the same booking and slot. */
const pairs = fc.tuple(any, any, fc.boolean()).map(([one, other, isNear]) => ({
  one,
  beside: isNear ? { ...one, verb: other.verb, seat: other.seat, isWhole: other.isWhole } : other,
}))
export const blockedHistory = fc.array(
  fc.record({
    pair: pairs,
    statement: fc.integer({ min: 1, max: 22 }),
    seconds: fc.constantFrom(1, 20, 70),
    /** Seconds by which the other process's clock is ahead. */
    ahead: fc.constantFrom(-5, 0, 5),
    isKilled: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  }),
  { minLength: 4, maxLength: 30, size: 'max' },
)
