import type { Dentist } from '@/lib/catalogue/chain'
import { partOfDay } from '@/lib/catalogue/parts-of-day'
import { dentistsAt } from '@/lib/domain/calendar/rota'
import type { Slot } from '@/lib/domain/calendar/slots'

/** Wishes order the slots and hide none. */
export const WOMAN = 'woman'
/** The dentist of the last visit. */
export const SAME = 'same'
export const SLOT_WISHES = ['today', 'tomorrow', 'evening', WOMAN, SAME] as const
export type SlotWish = (typeof SLOT_WISHES)[number]

type Team = readonly Pick<Dentist, 'name' | 'rota' | 'woman'>[]
/** `last`: the name of the dentist of the last visit; empty if that was elsewhere. */
type WishContext = { window: readonly string[]; team: Team; last: string }

export function isPreferred(slot: Slot, wish: SlotWish, { window, team, last }: WishContext): boolean {
  const { date, start } = slot
  if (wish === 'evening') return ['evening', 'late'].includes(partOfDay(start))
  if (wish === WOMAN || wish === SAME) return isWithDentist(slot, wish === SAME ? last : wish, team)
  return date === window[wish === 'today' ? 0 : 1]
}

/** `woman`, then names. With one dentist in the rota there is nothing to wish for. */
export function offeredWishes(team: Team): string[] {
  const dentists = team.filter(({ rota }) => rota.some((day) => day !== null))
  if (dentists.length < 2) return []
  return [...(dentists.some(({ woman }) => woman) ? [WOMAN] : []), ...dentists.map(({ name }) => name)]
}

/** `wish` is `woman` or a dentist's name. The rota decides. */
export function isWithDentist(slot: Slot, wish: string, team: Team): boolean {
  const dentists = dentistsAt(team, slot)
  if (wish !== WOMAN) return dentists.some(({ name }) => name === wish)
  // With a man in as well, nobody knows who will see the patient.
  return dentists.length > 0 && dentists.every(({ woman }) => woman)
}
