// The flow names are those of spec section 2.
import { expect, test } from 'vitest'
import { FLOWS } from '@/flows/table'
import { paramsOf } from '@/flows/walk'
import { BOOKING_FLOWS, FLOW_NAMES } from '@/lib/catalogue/flow-names'

test('the flow names are the eight of the specification, in its order', () => {
  const listed =
    'PAID_ALIGNER, SMILE_DESIGN, PAID_IMPLANT, PAID_CLINIC, ORGANIC, INDIVIDUAL_CLINIC_PAGE, PPR, MEMBER_ACTIVATION'
  expect(FLOW_NAMES.join(', ')).toBe(listed)
})

test('exactly the flows that ask for a slot end in a booking', () => {
  const askTime = FLOW_NAMES.filter((flow) => FLOWS[flow].rows.some((row) => paramsOf(row).includes('start')))
  expect(BOOKING_FLOWS).toEqual(askTime)
})
