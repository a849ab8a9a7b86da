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

/** Such as `Today, 11:30 am`. */
export const timeName = ({ texts, deps }: Reader, { date, start }: { date: string; start: string }): string =>
  `${formatNearDay(texts, date, deps.now)}, ${formatTime(texts, start)}`

/** `seconds` are whole seconds left. */
export const lastsView = ({ texts, deps }: Reader, heldUntil: Date): Pick<HoldView, 'until' | 'seconds'> => ({
  until: formatTime(texts, localOf(heldUntil).time),
  seconds: Math.floor((heldUntil.getTime() - deps.now.getTime()) / 1000),
})

export const holdView = (
  reader: Reader,
  { sid, heldUntil, canKeep }: Extract<FoundHold, { kind: 'held' }>,
  time: { date: string; start: string },
): HoldView => ({ sid, when: timeName(reader, time), ...lastsView(reader, heldUntil), canKeep })

/** Keeps the typed values. The age is no answer of the walk, so it is sealed between reviews. */
export function reviewHref(context: StepContext, form: URLSearchParams, answers: Answers): string {
  const age = readAge(form.get('age') ?? '')
  const again = context.hrefOf(context.route, answers)
  return 'value' in age ? `${again}&age=${context.seal.seal('age', String(age.value))}` : again
}

export async function extendStepHold(context: StepContext, form: URLSearchParams): Promise<Outcome> {
  const { deps, owner, row, flow, answers } = context
  await extendHold(deps, { owner: owner(), sid: answers.sid ?? '' })
  const { name = answers.name } = readForm(row, form, flow).answers
  return { kind: 'go', to: reviewHref(context, form, { ...answers, name }) }
}
