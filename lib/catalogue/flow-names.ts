// The eight flow names, in the order of spec section 2. What each flow asks is in flows/table.ts, not here.

export const FLOW_NAMES = [
  'PAID_ALIGNER',
  'SMILE_DESIGN',
  'PAID_IMPLANT',
  'PAID_CLINIC',
  'ORGANIC',
  'INDIVIDUAL_CLINIC_PAGE',
  'PPR',
  'MEMBER_ACTIVATION',
] as const

export type FlowName = (typeof FLOW_NAMES)[number]

export const isFlowName = (value: unknown): value is FlowName => (FLOW_NAMES as readonly unknown[]).includes(value)
