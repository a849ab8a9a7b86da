import { createDecipheriv, hkdfSync } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST, PERSONAL } from '@/flows/params'
import { isSealed, ownerHash, sealFor } from '@/lib/http/cookies/sealed'

const SECRET = 's'.repeat(32)
const DRAFT = 'd'.repeat(22)
const seal = () => sealFor(SECRET, DRAFT)

/** The sealed value with one bit flipped. */
function flip(sealed: string, bit: number): string {
  const bytes = Buffer.from(sealed.slice(1), 'base64url')
  bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7))
  return `~${bytes.toString('base64url')}`
}

describe('a sealed value', () => {
  test.each(['', 'A', '+919876543210', '14 Lake View Road', 'அகிலா', '😀', '\u0000', '~not sealed', 'x'.repeat(2_000)])(
    'the seal opens %j unchanged',
    (value) => {
      const sealed = seal().seal('phone', value)
      expect(sealed).toMatch(/^~[\w-]+$/)
      expect(isSealed(sealed)).toBe(true)
      expect(seal().open('phone', sealed)).toBe(value)
    },
  )

  test('the seal opens any value unchanged', () => {
    const anything = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(fc.constantFrom(...PERSONAL), anything, (param, value) => {
        expect(seal().open(param, seal().seal(param, value))).toBe(value)
      }),
      { numRuns: 300, seed: 20_261_123 },
    )
  })

  test('the seal is AES-256-GCM with a key that HKDF-SHA256 derives from the secret and the draft', () => {
    const body = Buffer.from(seal().seal('phone', '+919876543210').slice(1), 'base64url')
    const key = Buffer.from(hkdfSync('sha256', SECRET, DRAFT, 'sealed parameters', 32))
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, 12))
    decipher.setAAD(Buffer.from('phone')).setAuthTag(body.subarray(-16))
    const opened = decipher.update(body.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    expect(opened).toBe('+919876543210')
  })

  test('the seal hides the value and differs each time', () => {
    const sealed = [1, 2, 3].map(() => seal().seal('phone', '+919876543210'))
    expect(new Set(sealed).size).toBe(3)
    for (const each of sealed) expect(Buffer.from(each.slice(1), 'base64url').toString('latin1')).not.toContain('9876')
  })

  test('an opened value is sealed as before, so that a URL stays the same', () => {
    const sealed = seal().seal('phone', '+919876543210')
    const one = seal()
    one.open('phone', sealed)
    expect(one.seal('phone', '+919876543210')).toBe(sealed)
    expect(one.seal('name', '+919876543210')).not.toBe(sealed)
  })

  test('the seal of the longest address fits into the limit', () => {
    const longest = '\u{1F600}'.repeat(200)
    expect(seal().seal('address', longest).length).toBeLessThanOrEqual(LONGEST.sealed)
  })
})

describe('the refusal to open a value', () => {
  const sealed = seal().seal('phone', '+919876543210')

  test('another browser can’t open the value', () => {
    expect(sealFor(SECRET, 'e'.repeat(22)).open('phone', sealed)).toBeNull()
  })

  test('another secret can’t open the value', () => {
    expect(sealFor('t'.repeat(32), DRAFT).open('phone', sealed)).toBeNull()
  })

  test.each(['name', 'Phone', 'phone2', '', 'q'])('the parameter %j can’t open the value', (param) => {
    expect(seal().open(param, sealed)).toBeNull()
  })

  test('the seal does not open with any one bit changed', () => {
    const bits = (sealed.length - 1) * 6
    const whole = Buffer.from(sealed.slice(1), 'base64url').length * 8
    expect(bits).toBeGreaterThanOrEqual(whole)
    for (let bit = 0; bit < whole; bit += 1) expect(seal().open('phone', flip(sealed, bit))).toBeNull()
  })

  test('the seal does not open when it is cut short or extended', () => {
    for (let length = 1; length < sealed.length - 1; length += 1)
      expect(seal().open('phone', sealed.slice(0, length))).toBeNull()
    expect(seal().open('phone', `${sealed}AAAA`)).toBeNull()
    expect(seal().open('phone', `${sealed}${sealed.slice(1)}`)).toBeNull()
  })

  test.each(['~', '~~', '~A', `~${'A'.repeat(38)}`, '~%00', '~é', '~\u0000', `~${'A'.repeat(5_000)}`])(
    'the seal does not open the invalid value %j',
    (value) => {
      expect(seal().open('phone', value)).toBeNull()
    },
  )

  test('the seal opens no arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(seal().open('phone', `~${value}`)).toBeNull()
      }),
      { numRuns: 500, seed: 20_261_123 },
    )
  })
})

test('the owner of holds is stable per browser, differs between browsers and hides the cookie', () => {
  const owner = ownerHash(SECRET, DRAFT)
  expect(owner).toBe(ownerHash(SECRET, DRAFT))
  expect(owner).not.toContain(DRAFT)
  expect(new Set([owner, ownerHash(SECRET, 'e'.repeat(22)), ownerHash('t'.repeat(32), DRAFT)]).size).toBe(3)
})
