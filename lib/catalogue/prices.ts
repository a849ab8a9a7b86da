// The sample prices of product.md, in paise, and which of them a booking costs. Formatting is not done here.
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments'

export const PRICES_PAISE = {
  alignerScanAtHome: 49_900,
  implantScan: 49_900,
  smileDesign: 99_900,
  clinicVisit: 19_900,
  consultation: 0,
} as const

export type PricedBooking = {
  flow: FlowName
  treatment?: TreatmentKey | null
  location?: 'at_home' | 'clinic' | null
}

/**
 * What a booking costs, in paise (product.md, prices). Today the flow and the location decide, whatever the treatment;
 * an aligner scan whose location is not chosen yet shows the price at home, so that it can only go down.
 */
export function pricePaise({ flow, location }: PricedBooking): number {
  switch (flow) {
    case 'PAID_ALIGNER':
      return location === 'clinic' ? PRICES_PAISE.clinicVisit : PRICES_PAISE.alignerScanAtHome
    case 'PAID_IMPLANT':
      return PRICES_PAISE.implantScan
    case 'SMILE_DESIGN':
      return PRICES_PAISE.smileDesign
    case 'PAID_CLINIC':
      return PRICES_PAISE.clinicVisit
    default:
      return PRICES_PAISE.consultation
  }
}
