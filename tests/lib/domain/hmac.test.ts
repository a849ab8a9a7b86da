// Fixed values: the next version must still recognise a link that was sent, a cookie and a row of the tables.
import { expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { isSame } from '@/lib/domain/hmac'
import { photoSignature } from '@/lib/domain/photos/photo-link'
import { passFor } from '@/lib/http/cookies/browser-pass'
import { ownerHash } from '@/lib/http/cookies/sealed'
import { limitBounds } from '@/lib/limits/check'
import { networkHash } from '@/lib/use-cases/booking/booking-limits'
import { referralCode } from '@/lib/use-cases/referral/code'
import { keyedHash as poolHash } from '@/lib/user-pool/hashes'

const secret = 's'.repeat(40)
const now = new Date('2026-11-23T00:00:00Z')

test.each([
  ['the key of a booking', manageKey(secret, 'b-1'), '7avpaFVyt42VHreNzcd2uH'],
  ['the key of its link made anew', manageKey(secret, 'b-1', 2), '3k5twlvTyyM5Gm0eD77HyA'],
  [
    'the link to a photo',
    photoSignature(secret, { id: 'p-1', viewer: 'v-1', until: 1_800_000_000 }),
    '-B-63YSz7PDRrcdS1LFWau_Kqn_nqym_nkVIIon0GjE',
  ],
  [
    'a browser’s pass',
    passFor({ secret, now }, 'o-1').pass,
    'o-1.1795392900000.zcwvqsWjWlDD1e35NbbtMTT_gh9aJv5bzbLHTZvLZeA',
  ],
  ['the owner of a draft', ownerHash(secret, 'd-1'), 'KrpMtl9AtMA9iUqCxlAu0fD381e9Z1vQtySHGkeiZZE'],
  ['the network of a booking', networkHash({ secret }, '10.0.0.1'), 'KFP0TNDdYqD8CyXnMvxpVX'],
  [
    'the key of a limit',
    limitBounds({ secret, now }, 'event', { network: '10.0.0.1' }).keys[0],
    'Gc2HDQWGjkGpd1av2zkTrM',
  ],
  ['the code of an invitation', referralCode(secret, 'u-1'), 'TCXP997R'],
  [
    'a hash of the user pool',
    poolHash(secret, 'use', 'value').toString('base64url'),
    '81IFTe6jwCoxpflGtm2FZD15Z4gHHn4K3EJ4EDhR_Dk',
  ],
])('the derived value of %s never changes', (_, derived, expected) => {
  expect(derived).toBe(expected)
})

test.each([
  ['', '', true],
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  // The same number of letters, but not of bytes.
  ['abc', 'abñ', false],
])('isSame compares %j and %j: %s', (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected)
})
