import { type BookingRules, chainIfKnown } from '@/lib/catalogue/chain'

export const USUAL_RULES: BookingRules = {
  leadMinutes: 120,
  windowDays: 30,
  holdMinutes: 10,
  changeHours: 2,
  remindHours: 3,
}

export const bookingRules = (): BookingRules => ({ ...USUAL_RULES, ...chainIfKnown()?.booking })

/** The length of a hold after "more time", from its start. */
export const keptMinutes = (): number => 2 * bookingRules().holdMinutes
