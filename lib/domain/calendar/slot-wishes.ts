import type { Dentist } from '@/lib/catalogue/chain'
import { partOfDay } from '@/lib/catalogue/parts-of-day'
import { dentistsAt } from '@/lib/domain/calendar/rota'
import type { Slot } from '@/lib/domain/calendar/slots'

/** Wishes order the slots and hide none. */
export const SLOT_WISHES = ['today', 'tomorrow', 'evening', 'woman'] as const
export type SlotWish = (typeof SLOT_WISHES)[number]

type WishContext = { window: readonly string[]; team: readonly Pick<Dentist, 'rota' | 'woman'>[] }

export function isPreferred(slot: Slot, wish: SlotWish, { window, team }: WishContext): boolean {
  const { date, start } = slot
  if (wish === 'evening') return ['evening', 'late'].includes(partOfDay(start))
  if (wish !== 'woman') return date === window[wish === 'today' ? 0 : 1]
  const dentists = dentistsAt(team, slot)
  // With a man in as well, nobody knows who will see the patient.
  return dentists.length > 0 && dentists.every(({ woman }) => woman)
}
