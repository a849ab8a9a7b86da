// Where the clinic is given, a patient can wish for a woman or for one dentist. A wish hides no slot.
import { teamOf } from '@/lib/catalogue/chain'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { isWithDentist, offeredWishes, WOMAN } from '@/lib/domain/calendar/slot-wishes'
import type { StepContext } from '@/lib/http/steps/step-context'
import { slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { fill } from '@/lib/texts/fill'
import { localName } from '@/lib/texts/local-name'
import { findLastDentist } from '@/lib/use-cases/calendar/last-dentist'
import type { SlotList } from '@/lib/use-cases/calendar/list-slots'
import type { DentistWishes } from '@/lib/views/steps'

export const currentWish = ({ view }: StepContext, placeId: string): string | undefined =>
  offeredWishes(teamOf(placeId)).find((wish) => wish === view.dentist)

export function withWish(href: string, wish: string | undefined): string {
  return wish === undefined ? href : `${href}&${new URLSearchParams({ dentist: wish })}`
}

/** Undefined without a wish. */
export function fitsWish(context: StepContext, placeId: string): ((slot: OpenSlot) => boolean) | undefined {
  const wish = currentWish(context, placeId)
  return wish === undefined ? undefined : (slot) => isWithDentist(slot, wish, teamOf(placeId))
}

export async function dentistWishes(
  context: StepContext,
  { place, preferred }: SlotList,
): Promise<DentistWishes | null> {
  const { answers, deps, hrefOf, owner, route, texts } = context
  const { DENTIST_WISHES } = texts['select-slot']
  const wishes = offeredWishes(teamOf(place.id))
  if (wishes.length === 0) return null
  const { phone = '' } = answers
  const proved = (await context.hasProved(phone)) ? phone : null
  const last = await findLastDentist(deps, { placeId: place.id, owner: owner(), phone: proved })
  const current = currentWish(context, place.id)
  const href = hrefOf(route, { ...answers, date: undefined, start: undefined, end: undefined })
  const nameOf = (wish: string) => localName(texts, wish)
  const labelOf = (wish: string) => {
    if (wish === WOMAN) return DENTIST_WISHES.woman
    return wish === last ? fill(DENTIST_WISHES.last, { name: nameOf(wish) }) : nameOf(wish)
  }
  const titleOf = (wish: string) =>
    wish === WOMAN ? DENTIST_WISHES.womanTimes : fill(DENTIST_WISHES.times, { name: nameOf(wish) })
  const isLast = (wish: string) => Number(wish === last)
  return {
    wishes: [undefined, ...wishes.toSorted((a, b) => isLast(b) - isLast(a))].map((wish) => ({
      href: withWish(href, wish),
      label: wish === undefined ? DENTIST_WISHES.any : labelOf(wish),
      isCurrent: wish === current,
    })),
    title: current === undefined ? '' : titleOf(current),
    slots: preferred.map((slot) => slotOption(context, slot, place.id)),
  }
}
