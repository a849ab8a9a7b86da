import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { path } from '@/flows/walk'
import { PATHS } from '@/lib/addresses/paths'
import { visitTermsOf } from '@/lib/domain/booking/booked'
import type { LostSlot, Outcome, Refusal, StepContext, StepHandlers, Submission } from '@/lib/http/steps/step-context'
import { waitOf } from '@/lib/page-handlers/account/proof'
import { dentistWishes, fitsWish, wishAt } from '@/lib/page-handlers/calendar/dentist-wishes'
import { dayOptions, groupSlots, slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { extendStepHold, holdView } from '@/lib/page-handlers/steps/held'
import { findStepPlace, type Place } from '@/lib/page-handlers/steps/place'
import { formatDayWithNear } from '@/lib/texts/format'
import { checkSlot, findHold } from '@/lib/use-cases/booking/find-hold'
import { type HoldOutcome, holdSlot } from '@/lib/use-cases/booking/hold'
import { findLastDentist, type LastDentist } from '@/lib/use-cases/calendar/last-dentist'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { joinWaitlist } from '@/lib/use-cases/waitlist/join'
import type { HoldView, LostCause } from '@/lib/views/booking'
import type { SlotData } from '@/lib/views/steps'

/** The redirect to this step carries the lost slot. */
export function lostOnTheWay({ view, answers: { date, start } }: StepContext): LostSlot | undefined {
  const isLost = view.notice === 'taken' || view.notice === 'expired'
  return isLost && date && start ? { date, start } : undefined
}

/** The hold of the earlier choice, or the reason for its loss. */
async function readChosenSlot(
  context: StepContext,
  { placeId }: Place,
): Promise<{ held: HoldView | null; lost: LostCause | null }> {
  const { deps, owner, flow, answers } = context
  const { date, start, end, zone, sid } = answers
  if (!date || !start || !end || zone !== placeId) return { held: null, lost: null }
  const time = { owner: owner(), placeId, date, start, ...visitTermsOf(FLOWS[flow], answers) }
  const hold = sid ? await findHold(deps, { ...time, sid }) : null
  if (hold?.kind === 'held') return { held: holdView(context, hold, time), lost: null }
  const state = hold?.kind === 'booked' ? null : await checkSlot(deps, { ...time, end })
  return { held: null, lost: state === 'taken' || state === 'closed' ? state : null }
}

/** Anywhere without `placeId`. */
export async function lastDentist(context: StepContext, placeId?: string): Promise<LastDentist | null> {
  const { deps, ownerBefore, answers } = context
  const { phone = '' } = answers
  const isProved = phone !== '' && (await context.hasProved(phone))
  return findLastDentist(deps, { placeId, owner: ownerBefore(), phone: isProved ? phone : null })
}

async function load(context: StepContext, refusal?: Refusal): Promise<SlotData | { redirect: string }> {
  const { deps, owner, answers, hrefOf, route, flow, texts } = context
  const known = refusal?.lost ?? lostOnTheWay(context)
  const place = await findStepPlace(context)
  const placeId = place?.placeId ?? ''
  const chosen = place && !known ? await readChosenSlot(context, place) : null
  const { date = '', start = '' } = answers
  const wish = wishAt(placeId, context.view.dentist)
  const wanted = known ?? (chosen?.lost ? { date, start } : undefined)
  const calendar =
    place &&
    (await listSlots(deps, {
      placeId,
      owner: owner(),
      day: wanted?.date ?? answers.date,
      wanted,
      fits: fitsWish(placeId, wish),
      ...visitTermsOf(FLOWS[flow], answers),
    }))
  if (!calendar) {
    const unplaced = { ...answers, pincode: undefined }
    const address = path(flow, unplaced).at(-1)?.route ?? route
    return { redirect: FLOWS[flow].clinic === 'given' ? PATHS.clinics : hrefOf(address, unplaced) }
  }
  const at = (day: string | undefined, dentist: string | undefined) => {
    const href = hrefOf(route, { ...answers, date: day, start: undefined, end: undefined })
    return dentist === undefined ? href : `${href}&${new URLSearchParams({ dentist })}`
  }
  const on = (day: string) => at(day, wish)
  const wishes = {
    placeId,
    wish,
    last: () => lastDentist(context, placeId),
    hrefOf: (dentist: string | undefined) => at(undefined, dentist),
  }
  return {
    home: answers.location === 'at_home',
    zone: placeId,
    held: chosen?.held ?? null,
    lost: refusal ? null : (chosen?.lost ?? null),
    days: dayOptions(context, calendar, on),
    earlierHref: calendar.earlier && on(calendar.earlier),
    laterHref: calendar.later && on(calendar.later),
    day: formatDayWithNear(texts, calendar.day, deps.now),
    groups: groupSlots(context, calendar.slots, placeId),
    // While nothing can be held, no other slot helps.
    nearest: refusal?.limit ? [] : calendar.nearest.map((slot) => slotOption(context, slot, placeId)),
    dentists: refusal?.limit ? null : await dentistWishes(context, calendar.preferred, wishes),
    wait: refusal?.limit ? await waitOf(context, refusal.limit) : null,
    wantsEarlier: refusal?.form.has('earlier') ?? false,
  }
}

/** Continues without a hold if the number has to be proved first. */
export function heldOrNot(held: HoldOutcome, lost: LostSlot, answers: Answers = {}): Outcome {
  if (held.kind === 'held') return { kind: 'next', answers: { ...answers, sid: held.sid } }
  if (held.kind === 'prove') return { kind: 'next', answers: { ...answers, sid: undefined } }
  if (held.kind === 'wait') return { kind: 'refused', status: 429, causes: { slot: 'wait' }, limit: held, lost }
  return { kind: 'refused', status: 409, causes: { slot: held.kind }, lost }
}

/** The wish for earlier slots stays until the patient stops it, even if a later form omits it. */
export async function joinWaitlistIfChosen(
  { deps, owner }: StepContext,
  held: HoldOutcome,
  form: URLSearchParams,
): Promise<void> {
  if (held.kind === 'held' && form.has('earlier')) await joinWaitlist(deps, { owner: owner(), sid: held.sid })
}

async function submit(context: StepContext, { before, form }: Submission): Promise<Outcome> {
  const { deps, owner, flow, answers } = context
  const { date = '', start = '', end = '', zone, phone = '' } = answers
  const place = await findStepPlace(context)
  // An edited form may name another calendar, which is refused.
  if (!place || zone !== place.placeId) return { kind: 'refused', status: 409, causes: { slot: 'closed' } }
  const requester = { network: context.network, proved: await context.hasProved(phone) }
  const seat = { placeId: place.placeId, date, start, end, ...visitTermsOf(FLOWS[flow], answers) }
  const held = await holdSlot(deps, { owner: owner(), ...requester, ...seat, phone, replaces: before.sid })
  await joinWaitlistIfChosen(context, held, form)
  return heldOrNot(held, { date, start })
}

export const slotSteps: StepHandlers<SlotData> = { load, submit, intents: { keep: extendStepHold } }
