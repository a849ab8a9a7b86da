// Specification, sections 3 and 4. A variant never changes a route.

export const EXPERIMENTS = ['unified_booking', 'ppr', 'dashboard'] as const
export const VARIANTS = ['variant_A', 'variant_B'] as const

export type Experiment = (typeof EXPERIMENTS)[number]
export type Variant = (typeof VARIANTS)[number]
export type ExperimentVariant = { experiment: Experiment; variant: Variant }

/** The form of page views (specification, section 7): `ppr: variant_A`. */
export const variantLabel = ({ experiment, variant }: ExperimentVariant): string => `${experiment}: ${variant}`

export const isExperimentVariant = (
  shown: ExperimentVariant | null,
  experiment: Experiment,
  variant: Variant,
): boolean => shown?.experiment === experiment && shown.variant === variant

/** A campaign visitor has a utm_lead_type (specification, section 4). */
export function unifiedBookingVariant(input: { utm_lead_type?: string | null }): Variant {
  return input.utm_lead_type ? 'variant_A' : 'variant_B'
}
