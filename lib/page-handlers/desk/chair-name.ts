import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'

type Kind = DeskPlace['kind']

/** `Chair 2` or `Team 2`; a booking beyond the chairs has a phrase of its own. */
export function chairName(texts: Texts, seat: number, kind: Kind): string {
  const { DAY } = texts['desk-day']
  return isBeside(seat) ? DAY.extra : fill(kind === 'home_zone' ? DAY.team : DAY.chair, { n: seat })
}

export const chairNames = (texts: Texts, seats: number, kind: Kind): string[] =>
  Array.from({ length: seats }, (_, index) => chairName(texts, index + 1, kind))
