// The A/B variants of spec sections 3 and 4. What a variant looks like is the pages'; it never changes a route.

export const EXPERIMENTS = ['unified_booking', 'ppr', 'dashboard'] as const
export const VARIANTS = ['variant_A', 'variant_B'] as const

export type Experiment = (typeof EXPERIMENTS)[number]
export type Variant = (typeof VARIANTS)[number]
/** What a page shows of an experiment. */
export type ExperimentVariant = { experiment: Experiment; variant: Variant }

/** A trial as page views name it (spec section 7): `ppr: variant_A`. */
export const variantLabel = ({ experiment, variant }: ExperimentVariant): string => `${experiment}: ${variant}`

export const isExperimentVariant = (
  shown: ExperimentVariant | null,
  experiment: Experiment,
  variant: Variant,
): boolean => shown?.experiment === experiment && shown.variant === variant

/** variant_A for a campaign visitor, who brings a utm_lead_type, otherwise variant_B (spec section 4). */
export function unifiedBookingVariant(input: { utm_lead_type?: string | null }): Variant {
  return input.utm_lead_type ? 'variant_A' : 'variant_B'
}
