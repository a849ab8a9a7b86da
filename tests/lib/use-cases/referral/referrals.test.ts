import { beforeEach, describe, expect, test } from 'vitest'
import { REFERENCE_ALPHABET } from '@/lib/domain/booking/references'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { referralAllowed } from '@/lib/use-cases/referral/allowed'
import { referralCode } from '@/lib/use-cases/referral/code'
import { getReferral } from '@/lib/use-cases/referral/get'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { openAccount } from '@/tests/support/account/accounts'
import { book, NOW, SECRET, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('referrals', () => {
  const { database, deps } = useTestPlaces()
  let uid: string
  const allow = (whom: string) =>
    database().writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', whom).execute()

  beforeEach(async () => {
    uid = (await openAccount(deps(), { phone: '+919800000001' })).uid
  })

  test('the referrals are off for guests, unknown accounts and by default', async () => {
    expect(await referralAllowed(deps(), null)).toBe(false)
    expect(await referralAllowed(deps(), 'patient:none')).toBe(false)
    expect(await referralAllowed(deps(), uid)).toBe(false)
    expect(await getReferral(deps(), uid)).toBeNull()
  })

  test('the referrals are on only for accounts that the server allows', async () => {
    const other = await openAccount(deps(), { phone: '+919800000002' })
    await allow(uid)
    expect(await referralAllowed(deps(), uid)).toBe(true)
    expect(await referralAllowed(deps(), other.uid)).toBe(false)
  })

  test('the referrals count patients by the referrer’s own link, without names or numbers', async () => {
    const other = await openAccount(deps(), { phone: '+919800000002' })
    await Promise.all([allow(uid), allow(other.uid)])
    const came = (phone: string, referrer_uid: string) => ({
      personal_phone: phone,
      referrer_uid,
      booking_id: null,
      created_at: NOW,
    })
    const rows = [came('+919800000003', uid), came('+919800000004', uid), came('+919800000005', other.uid)]
    await database().writes.insertInto('referrals').values(rows).execute()
    expect(await getReferral(deps(), uid)).toEqual({ code: referralCode(SECRET, uid), invited: 2, booked: 0, kept: 0 })
    expect(await getReferral(deps(), other.uid)).toMatchObject({ invited: 1 })
  })

  test('a code that is switched off counts no patient', async () => {
    const phone = '+919800000001'
    const code = referralCode(SECRET, uid)
    const come = (n: number) => {
      const visit = { placeId: THREE_CHAIRS, owner: `browser-${n}`, phone: `+919800000${n}` }
      return book(deps(), { ...visit, attribution: { ref: code } })
    }
    await switchReferral(deps(), { phone, on: true })
    await switchReferral(deps(), { phone, on: false })
    await come(102)
    await switchReferral(deps(), { phone, on: true })
    expect(await getReferral(deps(), uid)).toMatchObject({ code, invited: 0 })
    await come(103)
    expect(await getReferral(deps(), uid)).toMatchObject({ code, invited: 1 })
  })

  test('a phone that has booked before does not count, even after a cancellation', async () => {
    const visit = { placeId: THREE_CHAIRS, phone: '+919800000102' }
    await switchReferral(deps(), { phone: '+919800000001', on: true })
    const code = referralCode(SECRET, uid)
    const { reference } = await book(deps(), visit)
    expect(await cancelBooking(deps(), { reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    await book(deps(), { ...visit, ...slot(TOMORROW, '11:00', '11:30'), attribution: { ref: code } })
    expect(await getReferral(deps(), uid)).toMatchObject({ code, invited: 0 })
  })
})

describe('the referral code', () => {
  test('the code is stable, differs by user and secret, and has no look-alikes', () => {
    const codes = Array.from({ length: 500 }, (_, at) => referralCode(SECRET, `patient:${at}`))
    expect(new Set(codes).size).toBe(500)
    expect(
      codes.every((code) => code.length === 8 && [...code].every((sign) => REFERENCE_ALPHABET.includes(sign))),
    ).toBe(true)
    expect(referralCode(SECRET, 'patient:1')).toBe(codes[1])
    expect(referralCode(`${SECRET}2`, 'patient:1')).not.toBe(codes[1])
  })
})
