export const CAMPAIGN_WORDS = {
  campaign: 'utm_campaign',
  source: 'utm_source',
  medium: 'utm_medium',
  content: 'utm_content',
  term: 'utm_term',
} as const
export type CampaignWord = keyof typeof CAMPAIGN_WORDS

export const VIEW_STEPS = ['looked', 'people', 'phone'] as const
export const BOOKING_STEPS = ['booked', 'cancelled', 'missed', 'proved', 'arrived', 'kept'] as const
export const FUNNEL_STEPS = [...VIEW_STEPS, ...BOOKING_STEPS] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const FUNNEL_BY = [
  'week',
  'day',
  'campaign',
  'source',
  'medium',
  'content',
  'term',
  'variant',
  'city',
  'clinic',
  'treatment',
  'device',
] as const
export type FunnelBy = (typeof FUNNEL_BY)[number]
