// How booking should behave, in plain lists without SQL. Random histories on a real database are compared with this
// model.

import { bookingRules } from '@/lib/catalogue/booking-rules'
import { BOOKING } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import {
  at,
  MODEL_LIMITS,
  MODEL_OWNERS,
  MODEL_PLACES,
  MODEL_START,
  overlap,
  slotOf,
  startOf,
  type Wanted,
} from '@/tests/support/chain/model-chain'

const MINUTE = 60_000
type Seat = { owner: string; phone: string; place: number; slot: number; seat: number }
/** The account that the booking belongs to. `unlinked` means that a later owner of the number does not see it. */
type Account = { uid: string | null; unlinked: boolean }
type Hold = Seat & { until: number; made: number; sid: string }
type Visit = Seat & Account & { confirmedAt: number; reference: string; id: string }
export type Booking = { reference: string; owner: string }
/** Facts that only the database knows: the ids, and the number of the seat that was given. */
export type Given = { sid: string; seat: number }

export class BookingModel {
  now = MODEL_START.getTime()
  holds: Hold[] = []
  visits: Visit[] = []
  bookings: Booking[] = []
  closed = new Set<string>()
  /** The index in MODEL_TIMES of each place's current hours. */
  times: number[] = MODEL_PLACES.map(() => 0)
  /** The account of the first browser's number. */
  account: string | null = null
  messages = 0
  /** The sid, place and slot of each browser's latest hold. */
  latest = new Map<number, Wanted & { sid: string }>()

  /** An independent copy. Rows are replaced and never changed, so copying the lists is enough. */
  copy(): BookingModel {
    const { holds, visits, bookings, closed, times, latest } = this
    const lists = { holds: [...holds], visits: [...visits], bookings: [...bookings], times: [...times] }
    return Object.assign(new BookingModel(), this, lists, { closed: new Set(closed), latest: new Map(latest) })
  }

  visitOf({ reference }: Booking): Visit | undefined {
    return this.visits.find((visit) => visit.reference === reference)
  }
  /** Whether the place's day is bookable and its hours and slot length contain the slot. */
  isOffered({ place, slot }: Pick<Wanted, 'place' | 'slot'>): boolean {
    const { date, times } = slotOf(slot)
    const isOpen = date >= localOf(new Date(this.now)).date && !this.closed.has(`${place} ${date}`)
    return isOpen && this.times[place] === times
  }
  private isLive(hold: Hold): boolean {
    return hold.until > this.now
  }
  /** The browser's holds with this start and any end: a confirmation names the start only. */
  private holdsOfStart({ who, place, slot }: Wanted): Hold[] {
    const { owner } = at(MODEL_OWNERS, who)
    const own = this.holds.filter((hold) => this.isLive(hold) && hold.owner === owner && hold.place === place)
    return own.filter((hold) => startOf(hold.slot) === startOf(slot)).sort((a, b) => a.made - b.made)
  }
  private ownHold(wanted: Wanted): Hold | undefined {
    return this.holdsOfStart(wanted).find(({ slot }) => slot === wanted.slot)
  }
  private bookingsOf(phone: string): number {
    return this.visits.filter((visit) => visit.phone === phone && startOf(visit.slot) > this.now).length
  }

  /** The state of a slot in the list, or `closed` when the list leaves it out. */
  stateOf(wanted: Wanted): 'free' | 'held_for_you' | 'taken' | 'closed' {
    const { place, slot } = wanted
    if (!this.isOffered(wanted)) return 'closed'
    if (this.ownHold(wanted) && startOf(slot) > this.now) return 'held_for_you'
    if (startOf(slot) - this.now < bookingRules().leadMinutes * MINUTE) return 'closed'
    const standing: Seat[] = [...this.holds.filter((hold) => this.isLive(hold)), ...this.visits]
    const taken = standing.filter((row) => row.place === place && overlap(row.slot, slot)).map(({ seat }) => seat)
    return new Set(taken).size < at(MODEL_PLACES, place).seats ? 'free' : 'taken'
  }

  /** The expected outcome of a hold. Holding a slot again returns the sid of the existing hold. */
  hold(wanted: Wanted, replaces?: string): { kind: string; sid?: string } {
    const state = this.stateOf(wanted)
    if (state === 'held_for_you') return { kind: 'held', sid: this.ownHold(wanted)?.sid }
    if (state !== 'free') return { kind: state }
    const { owner, phone } = at(MODEL_OWNERS, wanted.who)
    const ofPhone = this.holds.filter((hold) => this.isLive(hold) && hold.phone === phone)
    const others = ofPhone.filter((hold) => hold.owner !== owner || hold.sid !== replaces).length
    const isFull = this.bookingsOf(phone) >= MODEL_LIMITS.bookings || others >= MODEL_LIMITS.holds
    return { kind: isFull ? 'wait' : 'held' }
  }

  /** Removes expired holds of the slot, as taking one of its seats does. */
  private clear({ place, slot }: Wanted): void {
    this.holds = this.holds.filter((hold) => this.isLive(hold) || hold.place !== place || !overlap(hold.slot, slot))
  }

  /** Records a new hold. The hold that it replaces is removed, and so is the browser's oldest beyond three. */
  held(wanted: Wanted, { sid, seat }: Given, replaces?: string): void {
    const { who, place, slot } = wanted
    const { owner, phone } = at(MODEL_OWNERS, who)
    this.clear(wanted)
    const live = this.holds.filter((hold) => this.isLive(hold) && hold.owner === owner)
    const others = live.filter((hold) => hold.sid !== replaces).sort((a, b) => b.made - a.made)
    const beyond = others.slice(BOOKING.holdsOfOwner - 1)
    const isGone = (hold: Hold) => beyond.includes(hold) || (hold.owner === owner && hold.sid === replaces)
    // A browser without live holds loses none.
    if (live.length > 0) this.holds = this.holds.filter((hold) => !isGone(hold))
    const row = { owner, phone, place, slot, seat, sid, made: this.now }
    this.holds.push({ ...row, until: row.made + bookingRules().holdMinutes * MINUTE })
    this.latest.set(who, { ...wanted, sid })
  }

  /**
   * The expected outcome of confirming, with the reference of an earlier booking. `takes` books a free seat without a
   * hold.
   */
  confirm(wanted: Wanted, takes = false): { kind: string; reference?: string } {
    const { owner, phone } = at(MODEL_OWNERS, wanted.who)
    if (this.holdsOfStart(wanted).length > 0) {
      if (this.bookingsOf(phone) >= MODEL_LIMITS.bookings) return { kind: 'wait' }
      const { date } = slotOf(wanted.slot)
      const isShut = startOf(wanted.slot) <= this.now || this.closed.has(`${wanted.place} ${date}`)
      return { kind: isShut ? 'closed' : 'confirmed' }
    }
    const booked = this.visits.filter((visit) => visit.owner === owner && visit.place === wanted.place)
    const ofStart = booked.filter((visit) => startOf(visit.slot) === startOf(wanted.slot))
    const [latest] = ofStart.sort((a, b) => b.confirmedAt - a.confirmedAt)
    if (latest) return { kind: 'confirmed', reference: latest.reference }
    if (!takes) return { kind: 'expired' }
    if (this.bookingsOf(phone) >= MODEL_LIMITS.bookings) return { kind: 'wait' }
    const { kind } = this.hold(wanted)
    return { kind: kind === 'held' ? 'confirmed' : kind }
  }

  /** Records a new booking, made from a hold or from a free seat. */
  confirmed(wanted: Wanted, { reference, sid, seat }: Given & { reference: string }, asks: string | null): void {
    const { place } = wanted
    const { owner, phone } = at(MODEL_OWNERS, wanted.who)
    if (this.holdsOfStart(wanted).length === 0) this.held(wanted, { sid, seat })
    const gone = this.holdsOfStart(wanted)
    const { slot } = at(gone, 0)
    this.holds = this.holds.filter((hold) => !gone.includes(hold))
    const uid = asks === this.account ? asks : null
    const row = { owner, phone, place, slot, seat, uid, unlinked: false, reference, id: sid }
    this.visits.push({ ...row, confirmedAt: this.now })
    this.bookings.push({ reference, owner })
    this.messages += 1
  }

  private isTooLate(visit: Visit): boolean {
    return startOf(visit.slot) - this.now < bookingRules().changeHours * 60 * MINUTE
  }

  cancel(booking: Booking): string {
    const visit = this.visitOf(booking)
    if (!visit) return 'already'
    if (this.isTooLate(visit)) return 'too_late'
    this.visits = this.visits.filter((other) => other !== visit)
    this.messages += 1
    return 'cancelled'
  }

  /** The expected outcome of rescheduling; `givenFor` reads the new row from the database. */
  move(booking: Booking, slot: number, givenFor: () => Given): string {
    const visit = this.visitOf(booking)
    if (!visit) return 'not_found'
    if (startOf(visit.slot) === startOf(slot)) return 'moved'
    if (this.isTooLate(visit)) return 'too_late'
    const wanted = { who: MODEL_OWNERS.findIndex(({ owner }) => owner === booking.owner), place: visit.place, slot }
    const state = this.stateOf(wanted)
    if (state === 'taken' || state === 'closed') return state
    this.clear(wanted)
    const used = this.ownHold(wanted)
    this.holds = this.holds.filter((hold) => hold !== used)
    const { sid: id, seat } = used ?? givenFor()
    this.visits = this.visits.filter((other) => other !== visit)
    this.visits.push({ ...visit, slot, seat, id, confirmedAt: this.now })
    this.messages += 1
    return 'moved'
  }

  release(who: number, sid: string): string {
    const hold = this.holds.find((each) => each.sid === sid && each.owner === at(MODEL_OWNERS, who).owner)
    this.holds = this.holds.filter((each) => each !== hold)
    return hold && this.isLive(hold) ? 'released' : 'gone'
  }

  /** Deletes the account. The bookings in it or under its number no longer belong to an account. */
  leave(): string {
    const uid = this.account
    if (uid === null) return 'not_found'
    const { phone } = at(MODEL_OWNERS, 0)
    const isTheirs = (visit: Visit) => visit.uid === uid || (visit.uid === null && visit.phone === phone)
    this.visits = this.visits.map((visit) => (isTheirs(visit) ? { ...visit, uid: null, unlinked: true } : visit))
    this.account = null
    this.messages += 1
    return 'deleted'
  }
}
