// What a step page is told of itself, as props: filled by lib/http/steps/step-view.ts.

import type { Causes, Control } from '@/flows/causes'
import type { Route } from '@/flows/table'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { ExperimentVariant } from '@/lib/catalogue/variants'
import type { PhotoView } from '@/lib/views/booking'

/** An answer in words, and the step that asks it; null where nobody is asked for it. */
export type SummaryRow = { label: string; value: string; route: Route | null }

export type Step = {
  route: Route
  flow: FlowName
  /** The query with all answers so far, personal ones sealed: what every way to another step of the walk carries. */
  query: string
  /**
   * Where the form posts to, on a page that says what is wrong: its links to the fields leave a fragment in the address, which
   * the next page would begin at in place of its summary. Null elsewhere: a form without an address posts to its page's own.
   */
  action: string | null
  /** The step before this one. */
  back: Route | null
  /** Counted from 1; `done`, in stages, is how far the bar is where the stage has several steps. */
  stage: { at: number; of: number; done?: number } | null
  /** The value of each control as typed, or as answered before. */
  values: { [C in Control]?: string }
  /** The cause of each refusal by control; the texts are the page's. */
  causes: Causes
  notice: string | null
  /** Whether it is about an emergency, or asks that: whom to call stands on the step then. */
  isEmergency: boolean
  /** Where a guest whom the step asks for the number may sign in; null for a patient who is signed in. */
  signIn: string | null
  /** What was answered before this step. */
  summary: SummaryRow[]
  /** What is booked and what it costs, as far as it is known; empty while it is not. */
  price: string
  /** The photos that were added so far; null where the step takes none. */
  photos: PhotoView[] | null
  /** The key of the treatment that the walk is about, for the funnel; null while that is not known. */
  about: string | null
  /** What the page shows of an experiment; null where it tries nothing. */
  experiment: ExperimentVariant | null
}
