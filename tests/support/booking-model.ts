// What booking should do, in plain lists: the model that random histories on a real database are held against.
// It knows the rules of product.md and no SQL.
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { BOOKING } from '@/lib/domain/slots'

export const MODEL_DATES = ['2026-11-23', '2026-11-24'] as const
/** 05:00 of the first date: its times are four hours ahead. */
export const MODEL_START = instantOf(MODEL_DATES[0], '05:00')
const TIMES = [
  ['09:00', '09:30'],
  ['09:30', '10:00'],
  ['10:00', '10:30'],
] as const
export const MODEL_SLOTS = MODEL_DATES.flatMap((date) => TIMES.map(([start, end]) => ({ date, start, end })))
export const MODEL_HOURS = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '10:30' }))
export const MODEL_PLACES = [
  { id: 'model-one', seats: 1 },
  { id: 'model-two', seats: 2 },
] as const
/** Two browsers share a phone, so that its limits are met. */
export const MODEL_OWNERS = [
  { owner: 'ann', phone: '+919800000001' },
  { owner: 'bob', phone: '+919800000001' },
  { owner: 'cid', phone: '+919800000002' },
] as const

const MINUTE = 60_000
/** The bounds of one number, at numbers that a history can reach; everybody's is proved here. */
export const MODEL_LIMITS = { holds: 4, bookings: 5 } as const

type Hold = { owner: string; phone: string; place: number; slot: number; until: number; made: number; sid: string }
type Visit = { owner: string; phone: string; place: number; slot: number; confirmedAt: number; reference: string }
type Booking = { reference: string; owner: string; visit: Visit | null }
export type Wanted = { who: number; place: number; slot: number }

export class BookingModel {
  now = MODEL_START.getTime()
  holds: Hold[] = []
  visits: Visit[] = []
  bookings: Booking[] = []
  closed = new Set<string>()
  messages = 0

  startOf(slot: number): number {
    const { date, start } = MODEL_SLOTS[slot] as (typeof MODEL_SLOTS)[number]
    return instantOf(date, start).getTime()
  }
  private isOpen(place: number, slot: number): boolean {
    const { date } = MODEL_SLOTS[slot] as (typeof MODEL_SLOTS)[number]
    return date >= localOf(new Date(this.now)).date && !this.closed.has(`${place} ${date}`)
  }
  private live = (hold: Hold): boolean => hold.until > this.now
  private ownHold = ({ who, place, slot }: Wanted): Hold | undefined =>
    this.holds.find(
      (hold) =>
        this.live(hold) && hold.owner === MODEL_OWNERS[who]?.owner && hold.place === place && hold.slot === slot,
    )
  private bookingsOf = (phone: string): number =>
    this.visits.filter((visit) => visit.phone === phone && this.startOf(visit.slot) > this.now).length

  /** What the list of times says of a slot, or why it is not there. */
  stateOf(wanted: Wanted): 'free' | 'held_for_you' | 'taken' | 'closed' {
    const { place, slot } = wanted
    if (!this.isOpen(place, slot)) return 'closed'
    if (this.ownHold(wanted) && this.startOf(slot) > this.now) return 'held_for_you'
    if (this.startOf(slot) - this.now < BOOKING.leadMinutes * MINUTE) return 'closed'
    const taken = [...this.holds.filter(this.live), ...this.visits].filter(
      (row) => row.place === place && row.slot === slot,
    )
    return taken.length < (MODEL_PLACES[place]?.seats ?? 0) ? 'free' : 'taken'
  }

  /** Whether a hold is given; the sid of the one that there was, so that it must come back. */
  hold(wanted: Wanted, replaces: string | undefined): { kind: string; sid?: string } {
    const state = this.stateOf(wanted)
    if (state === 'held_for_you') return { kind: 'held', sid: this.ownHold(wanted)?.sid }
    if (state !== 'free') return { kind: state }
    const { owner, phone } = MODEL_OWNERS[wanted.who] as (typeof MODEL_OWNERS)[number]
    const ofPhone = this.holds.filter((hold) => this.live(hold) && hold.phone === phone)
    const others = ofPhone.filter((hold) => hold.owner !== owner || hold.sid !== replaces).length
    const isFull = this.bookingsOf(phone) >= MODEL_LIMITS.bookings || others >= MODEL_LIMITS.holds
    return { kind: isFull ? 'wait' : 'held' }
  }

  /** Writes down a hold that was given: the one it replaces goes, and the browser's oldest beyond three. */
  held({ who, place, slot }: Wanted, sid: string, replaces: string | undefined): void {
    const { owner, phone } = MODEL_OWNERS[who] as (typeof MODEL_OWNERS)[number]
    const own = this.holds.filter((hold) => this.live(hold) && hold.owner === owner && hold.sid !== replaces)
    const newest = own.sort((a, b) => b.made - a.made).slice(0, BOOKING.holdsOfOwner - 1)
    const others = this.holds.filter((hold) => this.live(hold) && hold.owner !== owner)
    this.holds = [
      ...others,
      ...newest,
      { owner, phone, place, slot, sid, made: this.now, until: this.now + BOOKING.holdMinutes * MINUTE },
    ]
  }

  /** The outcome of confirming; the reference of the booking that there was. */
  confirm(wanted: Wanted): { kind: string; reference?: string } {
    const { place, slot } = wanted
    const { owner, phone } = MODEL_OWNERS[wanted.who] as (typeof MODEL_OWNERS)[number]
    if (this.ownHold(wanted)) {
      if (this.bookingsOf(phone) >= MODEL_LIMITS.bookings) return { kind: 'wait' }
      return { kind: this.startOf(slot) <= this.now || !this.isOpen(place, slot) ? 'closed' : 'confirmed' }
    }
    const [latest] = this.visits
      .filter((visit) => visit.owner === owner && visit.place === place && visit.slot === slot)
      .sort((a, b) => b.confirmedAt - a.confirmedAt)
    return latest ? { kind: 'confirmed', reference: latest.reference } : { kind: 'expired' }
  }

  /** Writes down a new booking. */
  confirmed(wanted: Wanted, reference: string): void {
    const { who, place, slot } = wanted
    const { owner, phone } = MODEL_OWNERS[who] as (typeof MODEL_OWNERS)[number]
    const gone = this.ownHold(wanted)
    this.holds = this.holds.filter((hold) => hold !== gone)
    const visit = { owner, phone, place, slot, reference, confirmedAt: this.now }
    this.visits.push(visit)
    this.bookings.push({ reference, owner, visit })
    this.messages += 1
  }

  private tooLate = (visit: Visit): boolean => this.startOf(visit.slot) - this.now < BOOKING.changeMinutes * MINUTE

  cancel(booking: Booking): string {
    const { visit } = booking
    if (!visit) return 'already'
    if (this.tooLate(visit)) return 'too_late'
    this.visits = this.visits.filter((other) => other !== visit)
    booking.visit = null
    this.messages += 1
    return 'cancelled'
  }

  move(booking: Booking, slot: number): string {
    const { visit } = booking
    if (!visit) return 'not_found'
    if (visit.slot === slot) return 'moved'
    if (this.tooLate(visit)) return 'too_late'
    const wanted = { who: MODEL_OWNERS.findIndex(({ owner }) => owner === booking.owner), place: visit.place, slot }
    const state = this.stateOf(wanted)
    if (state === 'taken' || state === 'closed') return state
    const used = this.ownHold(wanted)
    this.holds = this.holds.filter((hold) => hold !== used)
    booking.visit = { ...visit, slot, confirmedAt: this.now }
    this.visits = [...this.visits.filter((other) => other !== visit), booking.visit]
    this.messages += 1
    return 'moved'
  }

  release(who: number, sid: string): string {
    const hold = this.holds.find((each) => each.sid === sid && each.owner === MODEL_OWNERS[who]?.owner)
    this.holds = this.holds.filter((each) => each !== hold)
    return hold && this.live(hold) ? 'released' : 'gone'
  }
}
