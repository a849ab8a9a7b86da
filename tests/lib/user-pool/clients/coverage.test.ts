import { expect, test } from 'vitest'
import { IDENTITY_OPERATIONS, OPERATIONS } from '@/lib/user-pool/operations'
import { CALLS, CALLS_OF } from '@/tests/lib/user-pool/clients/calls'

/** Amplify 6 refreshes by GetTokensFromRefreshToken; specification section 7 has InitiateAuth for it. */
const NOT_OF_SECTION_7 = ['GetTokensFromRefreshToken']

test.each(CALLS)('at least two clients use the call %s', (call) => {
  const lists = Object.entries(CALLS_OF).filter(([, calls]) => calls.some((each) => each === call))
  // A client may have two lists, one for each of its test files.
  const clients = new Set(lists.map(([name]) => name.split(' ')[0]))
  expect(clients.size).toBeGreaterThanOrEqual(2)
})

test('the table has every operation of both pools', () => {
  const named = new Set(CALLS.filter((call) => !call.startsWith('/')).map((call) => call.split(' ')[0]))
  const there = [...Object.keys(OPERATIONS), ...Object.keys(IDENTITY_OPERATIONS)]
  expect([...named].sort()).toEqual(there.filter((name) => !NOT_OF_SECTION_7.includes(name)).sort())
})
