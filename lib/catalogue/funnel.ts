// The funnel from a visit's first page to the kept visit: its steps in order, and what it can be told by.

export const FUNNEL_STEPS = ['looked', 'phone', 'booked', 'proved', 'arrived', 'kept'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const FUNNEL_BY = ['week', 'campaign', 'source', 'variant', 'clinic'] as const
export type FunnelBy = (typeof FUNNEL_BY)[number]
