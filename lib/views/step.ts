import type { Causes, Control } from '@/flows/causes'
import type { Route } from '@/flows/table'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { ExperimentVariant } from '@/lib/catalogue/variants'
import type { PhotoView } from '@/lib/views/booking'

export type SummaryRow = { label: string; value: string; route: Route | null }

export type Step = {
  route: Route
  flow: FlowName
  /** All answers so far, personal ones sealed. */
  query: string
  /** Set on a page with mistakes: links to its fields add a fragment to the URL, which the next page would keep. */
  action: string | null
  back: Route | null
  /** Counted from 1; `done` is the bar's length in stages. */
  stage: { at: number; of: number; done?: number } | null
  values: { [C in Control]?: string }
  causes: Causes
  notice: string | null
  isEmergency: boolean
  /** For a guest at the phone question; null when signed in. */
  signIn: string | null
  summary: SummaryRow[]
  price: string
  photos: PhotoView[] | null
  /** The treatment's key for the funnel; null while unknown. */
  about: string | null
  experiment: ExperimentVariant | null
}
