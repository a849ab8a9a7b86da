// A held time as pages show it, and the button that keeps it longer.

import { readAge } from '@/flows/age'
import { readForm } from '@/flows/controls'
import type { Answers } from '@/flows/params'
import { localOf } from '@/lib/domain/clinic-time'
import type { Outcome, StepContext } from '@/lib/http/steps/step-context'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'
import type { FoundHold } from '@/lib/use-cases/booking/find-hold'
import type { HoldView } from '@/lib/views/booking'

type Reader = Pick<StepContext, 'texts' | 'deps'>

/** A time as it is called where it is looked at now: `Today, 11:30 am`. */
export const timeName = ({ texts, deps }: Reader, { date, start }: { date: string; start: string }): string =>
  `${formatNearDay(texts, date, deps.now)}, ${formatTime(texts, start)}`

/** Until when a hold lasts, and the whole seconds that are left. */
export const lastsView = ({ texts, deps }: Reader, heldUntil: Date): Pick<HoldView, 'until' | 'seconds'> => ({
  until: formatTime(texts, localOf(heldUntil).time),
  seconds: Math.floor((heldUntil.getTime() - deps.now.getTime()) / 1000),
})

/** A live hold: what is held, and how long. */
export const holdView = (
  reader: Reader,
  { sid, heldUntil, canKeep }: Extract<FoundHold, { kind: 'held' }>,
  time: { date: string; start: string },
): HoldView => ({ sid, when: timeName(reader, time), ...lastsView(reader, heldUntil), canKeep })

/** The review again, with what was typed so far. An age is no answer of the walk: it travels between reviews alone, sealed. */
export function reviewHref(context: StepContext, form: URLSearchParams, answers: Answers): string {
  const age = readAge(form.get('age') ?? '')
  const again = context.hrefOf(context.route, answers)
  return 'value' in age ? `${again}&age=${context.seal.seal('age', String(age.value))}` : again
}

/** The button for more time: shows the page again, with what was typed so far. */
export async function extendStepHold(context: StepContext, form: URLSearchParams): Promise<Outcome> {
  const { deps, owner, row, flow, answers } = context
  await extendHold(deps, { owner: owner(), sid: answers.sid ?? '' })
  const { name = answers.name } = readForm(row, form, flow).answers
  return { kind: 'go', to: reviewHref(context, form, { ...answers, name }) }
}
