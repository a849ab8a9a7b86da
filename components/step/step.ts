// What a step page is told of itself, as props: filled by lib/http/step-view.ts.
import type { Route } from '@/flows/table'
import type { FlowName } from '@/lib/catalogue/flow-names'

export type Step = {
  route: Route
  flow: FlowName
  /** Where the form posts to: the page's own URL. */
  action: string
  back: string | null
  stage: { at: number; of: number } | null
  /** The value of each control as typed, or as answered before. */
  values: Record<string, string>
  /** The cause of each refusal by control; the texts are the page's. */
  causes: Record<string, string>
  notice: string | null
}
