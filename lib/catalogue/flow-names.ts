// In the order of specification section 2.
import { isOneOf } from '@/lib/types/keys'

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

/** The other two flows end in a call and a membership. */
export const BOOKING_FLOWS = [
  'PAID_ALIGNER',
  'SMILE_DESIGN',
  'PAID_IMPLANT',
  'PAID_CLINIC',
  'ORGANIC',
  'INDIVIDUAL_CLINIC_PAGE',
] as const satisfies FlowName[]

export type BookingFlow = (typeof BOOKING_FLOWS)[number]

export const isBookingFlow = (value: unknown): value is BookingFlow => isOneOf(BOOKING_FLOWS, value)
