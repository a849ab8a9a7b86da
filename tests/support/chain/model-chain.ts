// The small chain of the random histories: two places, three browsers, and slots that partly overlap.
import { instantOf } from '@/lib/domain/clinic-time'

export const MODEL_DATES = ['2026-11-23', '2026-11-24'] as const
/** 05:00 of the first date, four hours before its first slot. */
export const MODEL_START = instantOf(MODEL_DATES[0], '05:00')
/** The hours and slot lengths that a place may change to. It starts with the first. */
export const MODEL_TIMES = [
  { slotMinutes: 30, opens: '09:00', slots: ['09:00-09:30', '09:30-10:00', '10:00-10:30'] },
  { slotMinutes: 45, opens: '09:00', slots: ['09:00-09:45', '09:45-10:30'] },
  { slotMinutes: 30, opens: '09:15', slots: ['09:15-09:45', '09:45-10:15'] },
] as const
export const MODEL_SLOTS = MODEL_TIMES.flatMap(({ slots }, times) =>
  MODEL_DATES.flatMap((date) => slots.map((slot) => ({ times, date, start: slot.slice(0, 5), end: slot.slice(6) }))),
)
export const MODEL_PLACES = [
  { id: 'model-one', seats: 1 },
  { id: 'model-two', seats: 2 },
] as const
/** Two browsers share a number, so that the number's limits are reached. */
export const MODEL_OWNERS = [
  { owner: 'ann', phone: '+919800000001' },
  { owner: 'bob', phone: '+919800000001' },
  { owner: 'cid', phone: '+919800000002' },
] as const

/** Limits of one number, small enough to be reached in a history. Every number here is proved. */
export const MODEL_LIMITS = { holds: 4, bookings: 5 } as const

export type Wanted = { who: number; place: number; slot: number }

export const at = <T>(list: readonly T[], n: number): T => list[n] as T
export const slotOf = (slot: number) => at(MODEL_SLOTS, slot)
export const startOf = (slot: number): number => instantOf(slotOf(slot).date, slotOf(slot).start).getTime()
export const endOf = (slot: number): number => instantOf(slotOf(slot).date, slotOf(slot).end).getTime()
export const overlap = (a: number, b: number): boolean => startOf(a) < endOf(b) && startOf(b) < endOf(a)
