// The A/B variants of spec sections 3 and 4. What a variant looks like is the pages'; it never changes a route.

export const EXPERIMENTS = ['unified_booking', 'ppr', 'dashboard'] as const
export const VARIANTS = ['variant_A', 'variant_B'] as const

export type Experiment = (typeof EXPERIMENTS)[number]
export type Variant = (typeof VARIANTS)[number]

/** The variants of the experiments that nothing in the request decides (spec section 4). */
export const DEFAULT_VARIANTS = {
  ppr: 'variant_A',
  dashboard: 'variant_A',
} as const satisfies Record<Exclude<Experiment, 'unified_booking'>, Variant>

/** variant_A for a campaign visitor, who brings a utm_lead_type, otherwise variant_B (spec section 4). */
export function unifiedBookingVariant(input: { utm_lead_type?: string | null }): Variant {
  return input.utm_lead_type ? 'variant_A' : 'variant_B'
}
