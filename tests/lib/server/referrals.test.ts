import { beforeEach, describe, expect, it } from 'vitest'
import { REFERENCE_ALPHABET } from '@/lib/domain/references'
import { getReferral } from '@/lib/server/get-referral'
import { openAccount } from '@/lib/server/open-account'
import { referralAllowed } from '@/lib/server/referral-allowed'
import { referralCode } from '@/lib/server/referral-code'
import { depsOf, NOW, SECRET } from '@/tests/lib/server/test-places'
import { engines, useDatabase } from '@/tests/support/test-database'

describe.each(engines)('referrals on %s', (engine) => {
  const database = useDatabase(engine)
  const deps = () => depsOf(database())
  let uid: string
  const allow = (whom: string) =>
    database().writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', whom).execute()

  beforeEach(async () => {
    uid = (await openAccount(deps(), { phone: '+919800000001' })).uid
  })

  it('are off for guests, for unknown accounts and by default', async () => {
    expect(await referralAllowed(deps(), null)).toBe(false)
    expect(await referralAllowed(deps(), 'patient:none')).toBe(false)
    expect(await referralAllowed(deps(), uid)).toBe(false)
    expect(await getReferral(deps(), uid)).toBeNull()
  })

  it('are on where the server says so, and for nobody else', async () => {
    const other = await openAccount(deps(), { phone: '+919800000002' })
    await allow(uid)
    expect(await referralAllowed(deps(), uid)).toBe(true)
    expect(await referralAllowed(deps(), other.uid)).toBe(false)
  })

  it('counts who came by the patient’s own link, and no one’s name or number', async () => {
    const other = await openAccount(deps(), { phone: '+919800000002' })
    await Promise.all([allow(uid), allow(other.uid)])
    const came = (phone: string, referrer_uid: string) => ({
      personal_phone: phone,
      referrer_uid,
      appointment_id: null,
      created_at: NOW,
    })
    const rows = [came('+919800000003', uid), came('+919800000004', uid), came('+919800000005', other.uid)]
    await database().writes.insertInto('referrals').values(rows).execute()
    expect(await getReferral(deps(), uid)).toEqual({ code: referralCode(SECRET, uid), invited: 2, booked: 0, kept: 0 })
    expect(await getReferral(deps(), other.uid)).toMatchObject({ invited: 1 })
  })
})

describe('the code', () => {
  it('is the same each time, differs by user and by secret, and has no look-alikes', () => {
    const codes = Array.from({ length: 500 }, (_, at) => referralCode(SECRET, `patient:${at}`))
    expect(new Set(codes).size).toBe(500)
    expect(
      codes.every((code) => code.length === 8 && [...code].every((sign) => REFERENCE_ALPHABET.includes(sign))),
    ).toBe(true)
    expect(referralCode(SECRET, 'patient:1')).toBe(codes[1])
    expect(referralCode(`${SECRET}2`, 'patient:1')).not.toBe(codes[1])
  })
})
