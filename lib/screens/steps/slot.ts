// The time question: a strip of days, the times of one, and the hold of the chosen one.

import type { SlotData } from '@/components/step/views'
import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { path } from '@/flows/walk'
import { PATHS } from '@/lib/addresses/paths'
import type { LostSlot, Outcome, Refusal, StepContext, StepHandlers, Submission } from '@/lib/http/step-context'
import { placeOf } from '@/lib/screens/steps/place'
import { waitOf } from '@/lib/screens/steps/proof'
import { dayOptions, groupSlots, slotOption } from '@/lib/screens/steps/slot-view'
import { formatDayWithNear } from '@/lib/texts/format'
import { type HoldOutcome, holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'

/** The time that was lost to somebody else at the review, which leads back here with it. */
export function lostAtReview({ view, answers: { date, start } }: StepContext): LostSlot | undefined {
  return view.notice === 'taken' && date && start ? { date, start } : undefined
}

async function load(context: StepContext, refusal?: Refusal): Promise<SlotData | { redirect: string }> {
  const { deps, owner, answers, hrefOf, route, flow, words } = context
  const wanted = refusal?.lost ?? lostAtReview(context)
  const place = await placeOf(context)
  const placeId = place?.placeId ?? ''
  const calendar =
    place && (await listSlots(deps, { placeId, owner: owner(), day: wanted?.date ?? answers.date, wanted }))
  if (!calendar) {
    const unplaced = { ...answers, pincode: undefined }
    const address = path(flow, unplaced).at(-1)?.route ?? route
    return { redirect: FLOWS[flow].clinic === 'given' ? PATHS.clinics : hrefOf(address, unplaced) }
  }
  const on = (date: string) => hrefOf(route, { ...answers, date, start: undefined, end: undefined })
  return {
    home: answers.location === 'at_home',
    days: dayOptions(context, calendar, on),
    earlierHref: calendar.earlier && on(calendar.earlier),
    laterHref: calendar.later && on(calendar.later),
    day: formatDayWithNear(words, calendar.day, deps.now),
    groups: groupSlots(context, calendar.slots, placeId),
    // Where nothing can be held for a while no other time helps.
    nearest: refusal?.limit ? [] : calendar.nearest.map((slot) => slotOption(context, slot, placeId)),
    wait: refusal?.limit ? await waitOf(context, refusal.limit) : null,
  }
}

/** Where a hold leads: on, also without one where the number has to be proved first. */
export function heldOrNot(held: HoldOutcome, lost: LostSlot, answers: Answers = {}): Outcome {
  if (held.kind === 'held') return { kind: 'next', answers: { ...answers, sid: held.sid } }
  if (held.kind === 'prove') return { kind: 'next', answers: { ...answers, sid: undefined }, notice: 'unheld' }
  if (held.kind === 'wait') return { kind: 'refused', status: 429, causes: { slot: 'wait' }, limit: held, lost }
  return { kind: 'refused', status: 409, causes: { slot: held.kind }, lost }
}

async function submit(context: StepContext, { before }: Submission): Promise<Outcome> {
  const { deps, owner, answers } = context
  const { date = '', start = '', end = '', zone, phone = '' } = answers
  const place = await placeOf(context)
  // The calendar is the one on offer here; another one in an edited form is not.
  if (!place || zone !== place.placeId) return { kind: 'refused', status: 409, causes: { slot: 'closed' } }
  const asker = { network: context.network, proved: await context.hasProved(phone) }
  const seat = { placeId: place.placeId, date, start, end }
  const held = await holdSlot(deps, { owner: owner(), ...asker, ...seat, phone, replaces: before.sid })
  return heldOrNot(held, { date, start })
}

export const slotSteps: StepHandlers<SlotData> = { load, submit }
