import type { Causes } from '@/flows/causes'
import type { FormReading } from '@/flows/controls'
import type { Answers, Attribution } from '@/flows/params'
import type { Route, Row } from '@/flows/table'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { View } from '@/lib/http/steps/step-query'
import type { Visitor } from '@/lib/http/visitor'

export type StepContext = Visitor & {
  route: Route
  row: Row
  flow: FlowName
  answers: Answers
  /** Up to the first row without an answer, or the flow's end. */
  walked: readonly Row[]
  attribution: Attribution
  view: View
  /** Causes for answers from the URL that this step asks again. */
  causes: Causes
  hrefOf(route: Route, answers?: Answers): string
}

/** `by` is the scope of the limit (lib/limits/rules.ts). */
export type Limit = { by: string; until: Date }
export type LostSlot = { date: string; start: string }

export type Outcome =
  | { kind: 'next'; answers?: Answers; notice?: string }
  | { kind: 'go'; to: string }
  | { kind: 'refused'; status: 409 | 422; causes: Causes; lost?: LostSlot }
  | { kind: 'refused'; status: 429; causes: Causes; limit: Limit; lost?: LostSlot }

export type Refusal = { form: URLSearchParams; causes: Causes; lost?: LostSlot; limit?: Limit }

/** `before` has the URL's answers, and `posted` those for the lead only. */
export type Submission = { form: URLSearchParams; before: Answers; posted: FormReading['posted'] }

export type PlainHandlers = {
  /** Returns another address to redirect to; runs first. */
  gate?: (context: StepContext) => Promise<string | null>
  /** `context.answers` has the form's valid answers. */
  submit?: (context: StepContext, submission: Submission) => Promise<Outcome>
  intents?: Record<string, (context: StepContext, form: URLSearchParams) => Promise<Outcome>>
}
export type StepHandlers<D> = PlainHandlers & {
  load: (context: StepContext, refusal?: Refusal) => Promise<D | { redirect: string }>
}
