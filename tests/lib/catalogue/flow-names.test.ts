// Holds the flow names against spec section 2.
import { expect, test } from 'vitest'
import { FLOW_NAMES, isFlowName } from '@/lib/catalogue/flow-names'

test('are the eight of the specification in its order', () => {
  const listed =
    'PAID_ALIGNER, SMILE_DESIGN, PAID_IMPLANT, PAID_CLINIC, ORGANIC, INDIVIDUAL_CLINIC_PAGE, PPR, MEMBER_ACTIVATION'
  expect(FLOW_NAMES.join(', ')).toBe(listed)
})

test.each(FLOW_NAMES)('%s is one', (name) => {
  expect(isFlowName(name)).toBe(true)
})

test.each(['ppr', '', ' PPR', 'constructor', 'length', null, undefined, 3, ['PPR']])('%j is none', (value) => {
  expect(isFlowName(value)).toBe(false)
})
