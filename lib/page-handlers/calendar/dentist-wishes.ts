// Where the clinic is given, a patient can wish for a woman or for one dentist. A wish hides no slot.
import { teamOf } from '@/lib/catalogue/chain'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { isWithDentist, offeredWishes, WOMAN } from '@/lib/domain/calendar/slot-wishes'
import type { Slot } from '@/lib/domain/calendar/slots'
import type { Visitor } from '@/lib/http/visitor'
import { slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { LastDentist } from '@/lib/use-cases/calendar/last-dentist'
import type { DentistWishes } from '@/lib/views/booking'

type Reader = Pick<Visitor, 'texts' | 'deps'>
type WishChoice = {
  placeId: string
  /** Undefined without a wish. */
  wish: string | undefined
  hrefOf(wish: string | undefined): string
}

/** Undefined unless the place offers it. */
export const wishAt = (placeId: string, typed: string | undefined): string | undefined =>
  offeredWishes(teamOf(placeId)).find((wish) => wish === typed)

/** Undefined without a wish. */
export const fitsWish = (placeId: string, wish: string | undefined): ((slot: Slot) => boolean) | undefined =>
  wish === undefined ? undefined : (slot) => isWithDentist(slot, wish, teamOf(placeId))

export const lastName = (texts: Texts, name: string): string =>
  fill(texts['select-slot'].DENTIST_WISHES.last, { name: localName(texts, name) })

/** Of the slots that fit; empty without a wish. */
export function wishTitle(texts: Texts, wish: string | undefined): string {
  const { womanTimes, times } = texts['select-slot'].DENTIST_WISHES
  if (wish === undefined) return ''
  return wish === WOMAN ? womanTimes : fill(times, { name: localName(texts, wish) })
}

/** Empty where the rota leaves no choice. The dentist of the patient's last visit comes first. */
export function wishChips(
  texts: Texts,
  { placeId, wish: current, hrefOf }: WishChoice,
  last: LastDentist | null,
): DentistWishes['wishes'] {
  const wishes = offeredWishes(teamOf(placeId))
  if (wishes.length === 0) return []
  const { any, woman } = texts['select-slot'].DENTIST_WISHES
  const isLast = (wish: string) => wish === last?.name
  const labelOf = (wish: string) =>
    wish === WOMAN ? woman : isLast(wish) ? lastName(texts, wish) : localName(texts, wish)
  const sorted = wishes.toSorted((a, b) => Number(isLast(b)) - Number(isLast(a)))
  return [undefined, ...sorted].map((wish) => ({
    href: hrefOf(wish),
    label: wish === undefined ? any : labelOf(wish),
    isCurrent: wish === current,
  }))
}

/** `preferred`: the first slots that fit the wish. Null where there is nothing to wish for. */
export async function dentistWishes(
  reader: Reader,
  preferred: readonly OpenSlot[],
  { last, ...chosen }: WishChoice & { last(): Promise<LastDentist | null> },
): Promise<DentistWishes | null> {
  const { placeId, wish } = chosen
  if (offeredWishes(teamOf(placeId)).length === 0) return null
  const { texts } = reader
  return {
    wishes: wishChips(texts, chosen, await last()),
    title: wishTitle(texts, wish),
    slots: preferred.map((slot) => slotOption(reader, slot, placeId)),
  }
}
