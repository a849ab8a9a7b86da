import { keysOf } from '@/lib/types/keys'

/** The first hour of each part of the day, as people in southern India name them. English says `am` or `pm`. */
const STARTS = { late: 20, evening: 16, afternoon: 12, morning: 6, dawn: 4, night: 0 } as const

export type PartOfDay = keyof typeof STARTS

/** Clinic-local. */
export const startOf = (part: PartOfDay): string => `${String(STARTS[part]).padStart(2, '0')}:00`

/** The part of a clinic-local time (`10:30`). */
export const partOfDay = (time: string): PartOfDay =>
  keysOf(STARTS).find((part) => Number(time.slice(0, 2)) % 24 >= STARTS[part]) ?? 'night'
