// What a step's server side is handed, and what it answers.
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
  /** The rows from the flow's start up to and with the first one that lacks an answer, or the flow's end. */
  walked: readonly Row[]
  attribution: Attribution
  view: View
  /** What is wrong with an answer that the URL brought, where this step asks it again. */
  causes: Causes
  /** The URL of a step of this flow with the answers so far, personal ones sealed. */
  hrefOf(route: Route, answers?: Answers): string
}

/** What the limit that stands in the way counts by (lib/limits/rules.ts), and when it ends. */
export type Limit = { by: string; until: Date }
/** A slot that somebody else took first. */
export type LostSlot = { date: string; start: string }

/** What became of a form that is right in itself. */
export type Outcome =
  | { kind: 'next'; answers?: Answers; notice?: string }
  | { kind: 'go'; to: string }
  | { kind: 'refused'; status: 409 | 422; causes: Causes; lost?: LostSlot }
  | { kind: 'refused'; status: 429; causes: Causes; limit: Limit; lost?: LostSlot }

/** The form that was refused, why, and what was lost or stands in the way. */
export type Refusal = { form: URLSearchParams; causes: Causes; lost?: LostSlot; limit?: Limit }

/** The form as it came, the answers of the URL before it, and what goes into the lead alone. */
export type Submission = { form: URLSearchParams; before: Answers; posted: FormReading['posted'] }

/** Of a step that shows nothing of its own. */
export type PlainHandlers = {
  /** Where to, instead of this step; asked before anything else. */
  gate?: (context: StepContext) => Promise<string | null>
  /** Does what the form asks; its answers are valid and stand in `context.answers`. */
  submit?: (context: StepContext, submission: Submission) => Promise<Outcome>
  /** A second button of the form (`intent`), which does not answer the step. */
  intents?: Record<string, (context: StepContext, form: URLSearchParams) => Promise<Outcome>>
}
export type StepHandlers<D> = PlainHandlers & {
  /** What the page shows beyond the step itself; `refusal` is of the form that it answers. */
  load: (context: StepContext, refusal?: Refusal) => Promise<D | { redirect: string }>
}
