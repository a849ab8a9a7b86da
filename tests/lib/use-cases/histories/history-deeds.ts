// The deeds of random histories: each runs on the database, and the model says what its outcome must be.

import { deleteAccount } from '@/lib/use-cases/account/delete'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import type { Deps } from '@/lib/use-cases/deps'
import type { Wish } from '@/tests/lib/use-cases/histories/history-wishes'
import type { Booking, BookingModel } from '@/tests/support/booking-model'
import {
  at,
  MODEL_DATES,
  MODEL_OWNERS,
  MODEL_PLACES,
  MODEL_SLOTS,
  MODEL_TIMES,
  slotOf,
  type Wanted,
} from '@/tests/support/chain/model-chain'
import { confirmInput, holdInput } from '@/tests/support/chain/test-places'
import { swept } from '@/tests/support/swept'

/** The requester's outcome: its kind, and the id or reference if there is one. */
export type Told = { kind: string; sid?: string; reference?: string; id?: string }
/** `judge` returns the outcome that the model expects and updates the model; `seatOf` knows the seat of every row. */
export type Deed = {
  run(deps: Deps): Promise<Told>
  judge(model: BookingModel, told: Told, seatOf: (id: string) => number): Told
}

export const placeId = (place: number): string => at(MODEL_PLACES, place).id
export const hoursOf = (times: number): { slot_minutes: number; hours: string } => {
  const { slotMinutes, opens } = at(MODEL_TIMES, times)
  return { slot_minutes: slotMinutes, hours: JSON.stringify(Array(7).fill({ opens, closes: '10:30' })) }
}

/** One of the place's present slots; every seventh is any slot. */
function slotAt(place: number, drawn: number, known: BookingModel): number {
  const present = MODEL_SLOTS.flatMap(({ times }, slot) => (times === known.times[place] ? [slot] : []))
  return drawn % 7 === 0 ? drawn : at(present, drawn % present.length)
}
const bookingAt = ({ n }: { n: number }, { bookings }: BookingModel): Booking | undefined =>
  bookings[n % bookings.length]
const whoseIs = ({ owner }: Booking): number => MODEL_OWNERS.findIndex((each) => each.owner === owner)

/** The requester whose browser acts, if a browser does. */
export function whoOf(wish: Wish, known: BookingModel): number | undefined {
  if ('who' in wish) return wish.who
  const booking = 'n' in wish ? bookingAt(wish, known) : undefined
  return booking && whoseIs(booking)
}

function hold(wish: Wanted & { changes: boolean }, known: BookingModel): Deed {
  const replaces = wish.changes ? known.latest.get(wish.who)?.sid : undefined
  const wanted = { ...wish, slot: slotAt(wish.place, wish.slot, known) }
  const { date, start, end } = slotOf(wanted.slot)
  const asked = { ...at(MODEL_OWNERS, wish.who), placeId: placeId(wish.place), date, start, end, replaces }
  return {
    run: (deps) => holdSlot(deps, holdInput(asked)),
    judge(model, { sid = '' }, seatOf) {
      const said = model.hold(wanted, replaces)
      if (said.kind === 'held' && !said.sid) model.held(wanted, { sid, seat: seatOf(sid) }, replaces)
      return said
    },
  }
}

function confirm(wish: Extract<Wish, { do: 'confirm' }>, known: BookingModel): Deed {
  const drawn = { ...wish, slot: slotAt(wish.place, wish.slot, known) }
  const wanted = wish.what === 'latest' ? { ...drawn, ...known.latest.get(wish.who) } : drawn
  const takes = wish.what === 'free'
  const { date, start, end } = slotOf(wanted.slot)
  const uid = wish.who === 0 ? known.account : null
  const asked = { ...at(MODEL_OWNERS, wish.who), placeId: placeId(wanted.place), date, start, uid }
  return {
    run: (deps) => confirmBooking(deps, confirmInput(takes ? { ...asked, end } : asked)),
    judge(model, { reference = '', id: sid = '' }, seatOf) {
      const said = model.confirm(wanted, takes)
      if (said.kind === 'confirmed' && !said.reference)
        model.confirmed(wanted, { reference, sid, seat: seatOf(sid) }, uid)
      return said
    },
  }
}

function move(wish: Extract<Wish, { do: 'move' }>, known: BookingModel): Deed | null {
  const booking = bookingAt(wish, known)
  if (!booking) return null
  const place = known.visitOf(booking)?.place ?? 0
  const last = known.latest.get(whoseIs(booking))
  const slot = wish.held && last?.place === place ? last.slot : slotAt(place, wish.slot, known)
  const { date, start, end } = slotOf(slot)
  return {
    run: (deps) => rescheduleBooking(deps, { ...booking, date, start, end }),
    judge: (model, { id = '' }, seatOf) => ({
      kind: model.move(booking, slot, () => ({ sid: id, seat: seatOf(id) })),
    }),
  }
}

function cancel(wish: { n: number }, known: BookingModel): Deed | null {
  const booking = bookingAt(wish, known)
  if (!booking) return null
  return {
    run: (deps) => cancelBooking(deps, booking),
    judge: (model) => ({ kind: model.cancel(booking) }),
  }
}

function release({ who }: { who: number }, known: BookingModel): Deed {
  const { owner } = at(MODEL_OWNERS, who)
  const sid = known.latest.get(who)?.sid ?? ''
  return {
    run: (deps) => releaseHold(deps, { owner, sid }),
    judge: (model) => ({ kind: model.release(who, sid) }),
  }
}

function close({ place, day }: { place: number; day: number }): Deed {
  const date = at(MODEL_DATES, day)
  const row = { place_id: placeId(place), day: date, reason: 'Works' }
  return {
    async run({ db }) {
      await db.writes
        .insertInto('closed_days')
        .values(row)
        .onConflict((known) => known.doNothing())
        .execute()
      return { kind: 'closed' }
    },
    judge(model) {
      model.closed.add(`${place} ${date}`)
      return { kind: 'closed' }
    },
  }
}

function change({ place, times }: { place: number; times: number }): Deed {
  return {
    async run({ db }) {
      await db.writes.updateTable('places').set(hoursOf(times)).where('id', '=', placeId(place)).execute()
      return { kind: 'changed' }
    },
    judge(model) {
      model.times[place] = times
      return { kind: 'changed' }
    },
  }
}

const sweep: Deed = {
  async run(deps) {
    await swept(sweepHolds(deps))
    return { kind: 'swept' }
  },
  judge: () => ({ kind: 'swept' }),
}

const leave = ({ account }: BookingModel): Deed | null =>
  account === null ? null : { run: (deps) => deleteAccount(deps, account), judge: (model) => ({ kind: model.leave() }) }

/** The deed for a wish; null when there is nothing to act on. */
export function deedOf(wish: Wish, known: BookingModel): Deed | null {
  if (wish.do === 'hold') return hold(wish, known)
  if (wish.do === 'confirm') return confirm(wish, known)
  if (wish.do === 'move') return move(wish, known)
  if (wish.do === 'cancel') return cancel(wish, known)
  if (wish.do === 'release') return release(wish, known)
  if (wish.do === 'close') return close(wish)
  if (wish.do === 'change') return change(wish)
  return wish.do === 'leave' ? leave(known) : sweep
}
