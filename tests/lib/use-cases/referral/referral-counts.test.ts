import { describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import type { Deps } from '@/lib/use-cases/deps'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { saveLead } from '@/lib/use-cases/leads/save'
import { referralAllowed } from '@/lib/use-cases/referral/allowed'
import { getReferral } from '@/lib/use-cases/referral/get'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import { openAccount } from '@/tests/support/account/accounts'
import { addPerson, makePool } from '@/tests/support/account/signed-tokens'
import { book, depsOf, NOW, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

const phoneOf = (n: number) => `+9198000000${String(n).padStart(2, '0')}`
const later = (n: number) =>
  slot(TOMORROW, `${9 + n < 10 ? '0' : ''}${9 + n}:00`, `${9 + n < 10 ? '0' : ''}${9 + n}:30`)
const keep = (deps: Deps, reference: string) => markVisit(deps, OPERATOR, { reference, to: 'kept', version: null })
const AFTER = 2 * 24 * 60

/** A patient who may invite: uid, code and phone. */
async function inviter(db: Database, n: number): Promise<{ uid: string; code: string; phone: string }> {
  const phone = phoneOf(n)
  const { uid } = await openAccount(depsOf(db), { phone })
  const switched = await switchReferral(depsOf(db), { phone, on: true })
  if (switched.kind !== 'switched') throw new Error(switched.kind)
  return { uid, code: switched.code, phone }
}

const bookBy = (db: Database, n: number, ref: string, given: { uid?: string; start?: number } = {}) => {
  const { start = 0, uid } = given
  const visit = { placeId: THREE_CHAIRS, ...later(start) }
  return book(depsOf(db), { owner: `browser-${n}`, phone: phoneOf(n), attribution: { ref }, uid, ...visit })
}

describe('the count of referrals', () => {
  const { database, deps } = useTestPlaces()
  const counts = async (uid: string) => {
    const { invited, kept } = (await getReferral(deps(), uid)) ?? {}
    return [invited, kept]
  }
  const rewards = () =>
    database().writes.selectFrom('outbox').where('kind', '=', 'referral_rewarded').selectAll().execute()

  test('a patient’s referral is switched on and off, and its code stays', async () => {
    const { uid, code } = await inviter(database(), 1)
    expect(await getReferral(deps(), uid)).toEqual({ code, invited: 0, booked: 0, kept: 0 })
    expect(await switchReferral(deps(), { phone: '98000 00001', on: false })).toEqual({ kind: 'switched', code })
    expect(await referralAllowed(deps(), uid)).toBe(false)
    expect(await getReferral(deps(), uid)).toBeNull()
    await database().writes.updateTable('users').set({ referral_code: 'CFHJKMNP' }).execute()
    await switchReferral(deps(), { phone: '0980000 0001', on: true })
    expect(await getReferral(deps(), uid)).toMatchObject({ code: 'CFHJKMNP' })
    expect(await switchReferral(deps(), { phone: phoneOf(2), on: true })).toEqual({ kind: 'not_found' })
    expect(await switchReferral(deps(), { phone: '12', on: true })).toEqual({ kind: 'no_phone' })
  })

  test('a referral counts once after the kept visit and tells the referrer without naming the patient', async () => {
    const { uid, code, phone } = await inviter(database(), 1)
    const { reference, id } = await bookBy(database(), 2, ` ${code.toLowerCase()}`)
    expect(await counts(uid)).toEqual([1, 0])
    expect(await keep(deps(), reference)).toEqual({ kind: 'too_early' })
    const marked = await Promise.all([1, 2, 3].map(() => keep(deps(AFTER), reference)))
    expect(kindsOf(marked)).toEqual({ marked: 1, already: 2 })
    expect(marked).toContainEqual(expect.objectContaining({ kind: 'marked', counted: true }))
    expect(await counts(uid)).toEqual([1, 1])
    expect(await rewards()).toMatchObject([{ subject: id, personal_to: phone, personal_payload: {} }])
    const again = await bookBy(database(), 2, code, { start: 1 })
    expect(await keep(deps(AFTER), again.reference)).toMatchObject({ kind: 'marked', counted: false })
    expect(await counts(uid)).toEqual([1, 1])
    expect(await keep(deps(AFTER), 'CFHJKMNP')).toEqual({ kind: 'not_found' })
  })

  test('a referral stays with a rescheduled booking and does not count for a cancelled one', async () => {
    const { uid, code } = await inviter(database(), 1)
    const first = { ...(await bookBy(database(), 2, code)), owner: 'browser-2' }
    await rescheduleBooking(deps(), { ...first, ...later(2) })
    expect(await keep(deps(AFTER), first.reference)).toMatchObject({ kind: 'marked', counted: true })
    const second = { ...(await bookBy(database(), 3, code)), owner: 'browser-3' }
    await cancelBooking(deps(), second)
    expect(await keep(deps(AFTER), second.reference)).toEqual({ kind: 'cancelled' })
    expect(await counts(uid)).toEqual([2, 1])
  })

  test('a referral needs a new phone, which has neither booked nor been invited before', async () => {
    const [ann, bob] = [await inviter(database(), 1), await inviter(database(), 2)]
    await bookBy(database(), 3, 'XXXXXXXX')
    await bookBy(database(), 3, ann.code, { start: 1 })
    await bookBy(database(), 4, ann.code)
    await bookBy(database(), 4, bob.code, { start: 2 })
    expect([await counts(ann.uid), await counts(bob.uid)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    const { uid } = await openAccount(deps(), { phone: phoneOf(5) })
    await bookBy(database(), 5, '', { uid })
    await bookBy(database(), 6, ann.code, { uid, start: 1 })
    expect(await counts(ann.uid)).toEqual([1, 0])
  })

  test('a booking without a code uses the code of the lead', async () => {
    const { uid, code } = await inviter(database(), 1)
    const lead = { phone: phoneOf(2), owner: 'ann', flow: 'PPR', step: 's', answers: {}, consentVersion: '1' }
    await saveLead(deps(), { language: 'en', ...lead, network: '', attribution: { ref: code } })
    await book(deps(), { placeId: THREE_CHAIRS, phone: phoneOf(2), attribution: {} })
    expect(await counts(uid)).toEqual([1, 0])
  })

  test('a referral never leads back to the referrer, directly or in a circle of any length', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((n) => inviter(database(), n)))
    const [a, b, c, d] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0], (typeof people)[0]]
    await bookBy(database(), 1, a.code)
    await bookBy(database(), 9, a.code, { uid: a.uid })
    expect(await counts(a.uid)).toEqual([0, 0])
    await database().script('DELETE FROM seats; DELETE FROM bookings')
    await bookBy(database(), 2, a.code)
    await bookBy(database(), 3, b.code)
    await bookBy(database(), 4, c.code)
    await bookBy(database(), 1, d.code, { start: 1 })
    expect(await Promise.all(people.map(({ uid }) => counts(uid)))).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ])
    const bare = (personal_phone: string, referrer_uid: string) =>
      database().writes.insertInto('referrals').values({ personal_phone, referrer_uid, created_at: NOW }).execute()
    await expect(bare(a.phone, a.uid)).rejects.toMatchObject({ code: '23514' })
    for (const { uid } of [b, c, d]) await expect(bare(a.phone, uid)).rejects.toMatchObject({ code: '23514' })
    await expect(bare(phoneOf(50), d.uid)).resolves.toBeDefined()
  })

  test('a referral does not count when the invited phone turns out to be the referrer’s own', async () => {
    const pool = await makePool()
    const person = await addPerson(database(), phoneOf(1), NOW)
    const signedIn = async (phone: string) => {
      await database().script(`UPDATE identity_users SET personal_phone = '${phone}'`)
      const { access_token: accessToken, id_token: idToken } = await pool.pair({ ...person, phone })
      const outcome = await signIn(deps(), pool.tokens, { accessToken, idToken, replaces: null, language: 'en' })
      if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
      return outcome.patient.uid
    }
    const uid = await signedIn(phoneOf(1))
    const { code } = await inviter(database(), 1)
    const { reference } = await bookBy(database(), 2, code)
    expect(await counts(uid)).toEqual([1, 0])
    expect(await signedIn(phoneOf(2))).toBe(uid)
    expect(await counts(uid)).toEqual([0, 0])
    expect(await keep(deps(AFTER), reference)).toMatchObject({ kind: 'marked', counted: false })
  })

  test('a referral ends with either account, and the phone does not become new again', async () => {
    const [ann, bob] = [await inviter(database(), 1), await inviter(database(), 2)]
    await bookBy(database(), 3, ann.code)
    await bookBy(database(), 4, bob.code)
    expect(await deleteAccount(deps(), ann.uid)).toEqual({ kind: 'deleted' })
    await bookBy(database(), 3, bob.code, { start: 2 })
    expect(await counts(bob.uid)).toEqual([1, 0])
    const invited = await openAccount(deps(), { phone: phoneOf(4) })
    await deleteAccount(deps(), invited.uid)
    expect(await counts(bob.uid)).toEqual([1, 0])
    const phones = await database().writes.selectFrom('referrals').select('personal_phone').execute()
    expect(phones.map(({ personal_phone }) => personal_phone)).not.toContain(phoneOf(4))
  })
})

describe.runIf(hasPostgres())('referrals in parallel', () => {
  const dbOf = useProcesses()

  test.each(rounds)('one phone counts for one referrer, and no circle closes, round %#', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((n) => inviter(dbOf(n), n)))
    const codes = people.map(({ code }) => code)
    await Promise.all(codes.map((code, n) => bookBy(dbOf(n), 20, code, { start: n }).catch(() => null)))
    const ofPhone = dbOf(0).writes.selectFrom('referrals').where('personal_phone', '=', phoneOf(20))
    expect((await ofPhone.selectAll().execute()).length).toBeLessThanOrEqual(1)
    // Each of four is invited by the one before: at most three of the four referrals may count.
    await Promise.all(people.map((_, n) => bookBy(dbOf(n), n + 1, codes[(n + 3) % 4] as string, { start: n })))
    const ring = await dbOf(0)
      .writes.selectFrom('referrals')
      .where('personal_phone', '<>', phoneOf(20))
      .selectAll()
      .execute()
    expect(ring).toHaveLength(3)
  })
})
