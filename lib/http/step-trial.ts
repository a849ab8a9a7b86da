// Which experiment a step shows (flows/table.ts), and which of its variants.
import { FLOWS } from '@/flows/table'
import { type Trial, unifiedBookingVariant } from '@/lib/catalogue/variants'
import type { StepContext } from '@/lib/http/step-context'

/** Null on a step that tries nothing. */
export function stepTrial({ row, flow, attribution, variants }: StepContext): Trial | null {
  const experiment = row.experiment ?? FLOWS[flow].experiment
  if (!experiment) return null
  const variant = experiment === 'unified_booking' ? unifiedBookingVariant(attribution) : variants[experiment]
  return { experiment, variant }
}
