import { FLOWS } from '@/flows/table'
import { type Experiment, type ExperimentVariant, unifiedBookingVariant } from '@/lib/catalogue/variants'
import type { StepContext } from '@/lib/http/steps/step-context'

function experimentOf(
  experiment: Experiment | undefined,
  { attribution, variants }: StepContext,
): ExperimentVariant | null {
  if (!experiment) return null
  const variant = experiment === 'unified_booking' ? unifiedBookingVariant(attribution) : variants[experiment]
  return { experiment, variant }
}

export const stepExperiment = (context: StepContext): ExperimentVariant | null =>
  experimentOf(context.row.experiment ?? FLOWS[context.flow].experiment, context)

export const walkTreatment = ({ flow, answers }: Pick<StepContext, 'flow' | 'answers'>): string | null =>
  answers.treatment ?? FLOWS[flow].treatment ?? null

export function walkExperiment(context: StepContext): ExperimentVariant | null {
  const { experiment, rows } = FLOWS[context.flow]
  return experimentOf(experiment ?? rows.find((row) => row.experiment)?.experiment, context)
}
