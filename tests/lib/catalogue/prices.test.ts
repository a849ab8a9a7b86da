// Holds the prices against product.md, "Prices", in paise.
import { describe, expect, test } from 'vitest'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { PRICES_PAISE, type PricedBooking, pricePaise } from '@/lib/catalogue/prices'

test('are those of product.md', () => {
  expect(PRICES_PAISE).toEqual({
    alignerScanAtHome: 49900,
    implantScan: 49900,
    smileDesign: 99900,
    clinicVisit: 19900,
    consultation: 0,
  })
})

describe('pricePaise', () => {
  test.each<[FlowName, PricedBooking['location'], number]>([
    ['PAID_ALIGNER', 'at_home', 49900],
    ['PAID_ALIGNER', 'clinic', 19900],
    ['PAID_ALIGNER', null, 49900],
    ['PAID_IMPLANT', 'at_home', 49900],
    ['PAID_IMPLANT', 'clinic', 49900],
    ['SMILE_DESIGN', 'at_home', 99900],
    ['SMILE_DESIGN', 'clinic', 99900],
    ['PAID_CLINIC', 'clinic', 19900],
    ['PAID_CLINIC', undefined, 19900],
    ['ORGANIC', 'at_home', 0],
    ['ORGANIC', 'clinic', 0],
    ['INDIVIDUAL_CLINIC_PAGE', 'clinic', 0],
    ['PPR', undefined, 0],
    ['MEMBER_ACTIVATION', undefined, 0],
  ])('%s, location %s: %i', (flow, location, paise) => {
    expect(pricePaise({ flow, location })).toBe(paise)
    expect(pricePaise({ flow, location, treatment: 'aligner_scan' })).toBe(paise)
  })
})
