// Which experiment a step shows, and which of its variants: as its page view says it.
import type { Attribution } from '@/flows/params'
import { CONSULTATION } from '@/lib/addresses/paths'
import { unifiedBookingVariant } from '@/lib/catalogue/variants'
import { runtime } from '@/lib/use-cases/runtime'

/** `ppr: variant_A`, `unified_booking: variant_B`; null on the steps of the membership, which try nothing. */
export function stepVariant(route: string, attribution: Attribution): string | null {
  if (route === CONSULTATION) return `ppr: ${runtime().env.PPR_VARIANT}`
  return route.startsWith('/unified-booking/') ? `unified_booking: ${unifiedBookingVariant(attribution)}` : null
}
