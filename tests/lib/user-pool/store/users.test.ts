import { describe, expect, test } from 'vitest'
import { deleteUnprovedHolder, findEmailHolder, findPhoneHolder } from '@/lib/user-pool/store/aliases'
import { claimUser } from '@/lib/user-pool/store/claim'
import { findCode, writeCode } from '@/lib/user-pool/store/codes'
import { findTokenFamily } from '@/lib/user-pool/store/families'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { adoptPendingTotp, readSealedTotps, reEncryptTotp, setPendingTotp } from '@/lib/user-pool/store/totp'
import {
  consumeTotpStep,
  deleteUser,
  findUserBySub,
  findUsersNamed,
  insertUser,
  type NewUser,
  updateUser,
  upsertUnconfirmed,
} from '@/lib/user-pool/store/users'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { putFamily } from '@/tests/support/account/pool-rows'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const PHONE = '+919800000001'
const ANN: NewUser = { sub: 'ann', personal_phone: PHONE, status: 'UNCONFIRMED' }
const DAY = 24 * 60

describe('the stored users', () => {
  const database = useDatabase()
  const insert = (given: Partial<NewUser> = {}, now = NOW) => insertUser(database().writes, { ...ANN, ...given }, now)
  const patch = (given: Partial<NewUser>, sub = 'ann') => updateUser(database().writes, sub, given, minutesAfter(1))
  const find = (sub = 'ann') => findUserBySub(database().reads, sub)
  const code = (expires_at = minutesAfter(5)) =>
    writeCode(database().writes, {
      sub: 'ann',
      purpose: 'sign_up',
      code_hash: 'h',
      personal_to: PHONE,
      asked_from: 'here',
      expires_at,
    })

  test('a phone has one user when several are inserted at once', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((sub) => insert({ sub })))
    expect(made.filter((each) => each !== undefined)).toHaveLength(1)
    expect(await insert({ sub: made.find((each) => each)?.sub ?? '', personal_phone: '+919800000002' })).toBeUndefined()
  })

  test('a user is read as written: lists, attributes and empty values', async () => {
    await insert({ personal_attributes: { name: 'Ann' }, mfa_enabled: ['SMS_MFA'] })
    const nothing = { srp_salt: null, srp_verifier: null, totp_secret: null, mfa_preferred: null, personal_email: null }
    expect(await find()).toMatchObject({
      ...ANN,
      ...nothing,
      personal_attributes: { name: 'Ann' },
      mfa_enabled: ['SMS_MFA'],
      enabled: true,
      phone_verified: false,
      created_at: NOW,
      updated_at: NOW,
    })
    expect(await patch({ mfa_enabled: [] })).toMatchObject({ mfa_enabled: [], personal_attributes: { name: 'Ann' } })
    expect(await find()).toMatchObject({ created_at: NOW, updated_at: minutesAfter(1) })
    expect(await patch({}, 'nobody')).toBeUndefined()
    await insert({ sub: 'bob', personal_phone: '+919800000002' })
    expect(await findUsersNamed(database().reads, { phone: PHONE, sub: 'bob' })).toHaveLength(2)
  })

  test('a user who waits for a code is replaced by the next sign-up of the number, and no other user is', async () => {
    const anew = (given: Partial<NewUser> = {}) =>
      database().transaction((tx) =>
        upsertUnconfirmed(tx, { ...ANN, sub: 'new', srp_salt: 'new', ...given }, minutesAfter(2)),
      )
    await anew({ sub: 'ann', srp_salt: 'old' })
    await anew()
    expect(await findUserByPhone(database().reads, PHONE)).toMatchObject({
      sub: 'ann',
      srp_salt: 'new',
      status: 'UNCONFIRMED',
      created_at: minutesAfter(2),
    })
    // A sign-up by the number alone.
    await patch({ status: 'CONFIRMED' })
    await anew({ srp_salt: 'again' })
    expect(await find()).toMatchObject({ status: 'UNCONFIRMED', srp_salt: 'again' })
    const proved: Partial<NewUser>[] = [
      { status: 'CONFIRMED', srp_verifier: 'v' },
      { phone_verified: true },
      { email_verified: true, personal_email: 'a@x.example' },
      { enabled: false },
    ]
    for (const [n, given] of proved.entries()) {
      const personal_phone = `+91980000001${n}`
      await insert({ sub: `p${n}`, personal_phone, ...given })
      await anew({ personal_phone })
      expect([given, (await find(`p${n}`))?.srp_salt]).toEqual([given, null])
    }
  })

  test('a number or address belongs to the user who verified it, and an unverified claim gives way', async () => {
    await insert({ personal_email: 'a@x.example' })
    const holders = () =>
      Promise.all([findEmailHolder(database().reads, 'a@x.example'), findPhoneHolder(database().reads, PHONE)])
    expect(await holders()).toEqual([undefined, undefined])
    await patch({ phone_verified: true, email_verified: true })
    expect(await holders()).toEqual([{ sub: 'ann' }, { sub: 'ann' }])
    const makeRoom = (but: string) => database().transaction((tx) => deleteUnprovedHolder(tx, PHONE, but))
    await makeRoom('bob')
    expect(await find()).toBeDefined()
    await patch({ phone_verified: false })
    await makeRoom('ann')
    expect(await find()).toBeDefined()
    await makeRoom('bob')
    expect(await find()).toBeUndefined()
  })

  test('a verified number removes the data prepared under it, once', async () => {
    const prepared = {
      srp_salt: 's',
      srp_verifier: 'v',
      personal_email: 'a@x.example',
      email_verified: true,
      totp_secret: 'one',
      totp_verified: true,
      totp_pending: 'two',
      personal_attributes: { name: 'X' },
      mfa_enabled: ['SMS_MFA' as const],
      mfa_preferred: 'SMS_MFA' as const,
    }
    const before = await insert(prepared)
    expect(before).toMatchObject(prepared)
    await putFamily(database(), 'f1')
    await code()
    const claim = () => database().transaction((tx) => claimUser(tx, 'ann', minutesAfter(3)))
    await claim()
    expect(await find()).toEqual({
      ...before,
      phone_verified: true,
      status: 'CONFIRMED',
      srp_salt: null,
      srp_verifier: null,
      personal_email: null,
      email_verified: false,
      totp_secret: null,
      totp_verified: false,
      totp_pending: null,
      personal_attributes: {},
      mfa_enabled: [],
      mfa_preferred: null,
      updated_at: minutesAfter(3),
    })
    expect(await findTokenFamily(database().reads, 'f1')).toMatchObject({ revoked_at: minutesAfter(3) })
    expect(await findCode(database().reads, { sub: 'ann', purpose: 'sign_up' })).toBeUndefined()
    await patch({ srp_verifier: 'mine' })
    await claim()
    expect(await find()).toMatchObject({ srp_verifier: 'mine' })
  })

  test('a one-time password’s step is accepted once, and no earlier step after it', async () => {
    await insert()
    const take = (step: number) => consumeTotpStep(database().writes, 'ann', step)
    expect((await Promise.all([take(9), take(9)])).sort()).toEqual([false, true])
    // Steps are compared as numbers, not as text.
    expect([await take(8), await take(10), await take(10)]).toEqual([false, true, false])
  })

  test('an app’s secret is activated by the user who verified that secret', async () => {
    await insert()
    await setPendingTotp(database().writes, 'ann', 'one', NOW)
    await setPendingTotp(database().writes, 'ann', 'two', NOW)
    const adopt = (sealed: string) => adoptPendingTotp(database().writes, { sub: 'ann', sealed, step: 1, now: NOW })
    expect([await adopt('one'), await adopt('two'), await adopt('two')]).toEqual([false, true, false])
    expect(await find()).toMatchObject({ totp_secret: 'two', totp_verified: true, totp_pending: null })
    await reEncryptTotp(database().writes, { sub: 'ann', sealed: 'one', resealed: 'lost' })
    await reEncryptTotp(database().writes, { sub: 'ann', sealed: 'two', resealed: 'three' })
    expect(await readSealedTotps(database().reads)).toEqual([{ sub: 'ann', sealed: 'three' }])
  })

  test('the deletion of a user deletes all dependent rows', async () => {
    await insert()
    await putFamily(database(), 'f1')
    await code()
    await deleteUser(database().writes, 'ann')
    expect(await findTokenFamily(database().reads, 'f1')).toBeUndefined()
    expect(await findCode(database().reads, { sub: 'ann', purpose: 'sign_up' })).toBeUndefined()
  })

  test('the sweep deletes users who never verified anything, by their kind of sign-up, and expired rows', async () => {
    const waits = { status: 'UNCONFIRMED' } as const
    const begun = { status: 'CONFIRMED' } as const
    const rows: [string, Partial<NewUser>, number][] = [
      ['begun old', begun, -DAY - 1],
      ['begun young', begun, -DAY],
      ['waits old', waits, -7 * DAY - 1],
      ['waits young', waits, -7 * DAY],
      ['with a password', { ...begun, srp_verifier: 'v' }, -9 * DAY],
      ['proved', { ...begun, phone_verified: true }, -9 * DAY],
    ]
    for (const [n, [sub, given, minutes]] of rows.entries())
      await insert({ ...given, sub, personal_phone: `+91980000001${n}` }, minutesAfter(minutes))
    await insert({ phone_verified: true })
    await putFamily(database(), 'old', { expires_at: minutesAfter(-7 * DAY - 1) })
    await putFamily(database(), 'young', { expires_at: minutesAfter(-7 * DAY) })
    await code(minutesAfter(-60))
    await swept(sweepIdentityRows(database().writes, NOW))
    const left = await Promise.all(rows.map(async ([sub]) => ((await find(sub)) ? sub : null)))
    expect(left.filter((sub) => sub !== null)).toEqual(['begun young', 'waits young', 'with a password', 'proved'])
    expect([await findTokenFamily(database().reads, 'old'), await findTokenFamily(database().reads, 'young')]).toEqual([
      undefined,
      expect.anything(),
    ])
    expect(await findCode(database().reads, { sub: 'ann', purpose: 'sign_up' })).toBeDefined()
    await code(minutesAfter(-60.01))
    await swept(sweepIdentityRows(database().writes, NOW))
    expect(await findCode(database().reads, { sub: 'ann', purpose: 'sign_up' })).toBeUndefined()
  })
})
