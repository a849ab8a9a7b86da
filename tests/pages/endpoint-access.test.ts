// No answer may contain another patient's data, whoever asks.
import type { NextApiHandler } from 'next'
import { describe, expect, test } from 'vitest'
import * as book from '@/lib/addresses/calls'
import cancel from '@/pages/api/booking/u/cancel'
import getBooking from '@/pages/api/booking/u/get'
import reschedule from '@/pages/api/booking/u/reschedule'
import endAll from '@/pages/api/session/a/end_all'
import deleteUser from '@/pages/api/user/a/delete'
import getUser from '@/pages/api/user/a/get'
import updateUser from '@/pages/api/user/a/update'
import { openAccount } from '@/tests/support/account/accounts'
import { addFamily, addPerson, type Person, revoke } from '@/tests/support/account/signed-tokens'
import { call } from '@/tests/support/call'
import { marksOf, sessionOf, useSides, WHO } from '@/tests/support/requesters'

/** The calls marked `a`, each with a valid body. */
const CALLS: [string, NextApiHandler, object][] = [
  ['session/a/end_all', endAll, {}],
  ['user/a/delete', deleteUser, {}],
  ['user/a/get', getUser, { search_type: 'by_uid' }],
  ['user/a/update', updateUser, { name: 'Renamed Sample' }],
]
const NEW_TIME = { start: '11:00', end: '11:30' }

describe('access to the calls', () => {
  const sides = useSides()

  const stored = async () => {
    const { writes } = sides().db
    return JSON.stringify([
      await writes.selectFrom('users').selectAll().orderBy('personal_phone').execute(),
      await writes.selectFrom('bookings').selectAll().orderBy('id').execute(),
      await writes.selectFrom('seats').selectAll().orderBy('id').execute(),
      await writes.selectFrom('memberships').selectAll().orderBy('uid').execute(),
      await writes.selectFrom('sessions').select(['uid', 'expires_at']).orderBy('uid').orderBy('expires_at').execute(),
    ])
  }
  test('these tests cover every call for signed-in patients', () => {
    const found = Object.entries(book.CALLS).flatMap(([name, who]) => (who === 'patient' ? [name] : []))
    expect(found.sort()).toEqual(CALLS.map(([name]) => name))
  })

  describe.each(CALLS)('%s', (_path, handler, body) => {
    test.each(WHO)('the call tells $name nothing of another patient', async ({ as, signedIn }) => {
      const caller = await as(sides())
      const before = await stored()
      const answer = await call(handler, body, caller)
      const told = JSON.stringify([answer.body, answer.cookies])
      const strangers = [
        ...(signedIn === 'owner' ? [] : marksOf(sides().owner)),
        ...(signedIn === 'other' ? [] : marksOf(sides().other)),
      ]
      for (const mark of strangers) expect(told).not.toContain(mark)
      expect(answer.headers['cache-control']).toBe('no-store')
      if (signedIn !== null) return expect(answer.status).toBe(200)
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'signed_out' } }, cookies: {} })
      expect(await stored()).toBe(before)
    })
  })

  test.each(CALLS)('%s answers POST requests only', async (_path, handler, body) => {
    const bearer = await sides().pool.access(sides().owner.person)
    const before = await stored()
    const answer = await call(handler, body, { bearer, method: 'GET' })
    expect(answer).toMatchObject({ status: 405, body: { error: { code: 'method' } }, headers: { allow: 'POST' } })
    expect(await stored()).toBe(before)
  })

  test('a call changes nothing of another patient', async () => {
    const of = (uid: string) => {
      const { writes } = sides().db
      const tables = ['users', 'memberships', 'sessions', 'bookings'] as const
      return Promise.all(tables.map((table) => writes.selectFrom(table).where('uid', '=', uid).selectAll().execute()))
    }
    const before = await of(sides().owner.uid)
    const bearer = await sides().pool.access(sides().other.person)
    for (const [path, handler, body] of CALLS)
      if (path !== 'user/a/delete') await call(handler, { ...body, uid: sides().owner.uid }, { bearer })
    await call(deleteUser, { uid: sides().owner.uid }, { bearer })
    expect(await of(sides().owner.uid)).toEqual(before)
    expect((await of(sides().other.uid)).flat()).toEqual([])
  })

  describe.each([
    ['booking/u/get', getBooking, {}],
    ['booking/u/cancel', cancel, {}],
    ['booking/u/reschedule', reschedule, NEW_TIME],
  ] as [string, NextApiHandler, object][])('%s', (_path, handler, more) => {
    test.each(WHO)('$name tries the owner’s reference, and only the owner succeeds', async ({ as, signedIn }) => {
      const caller = await as(sides())
      const before = await stored()
      const { reference, date } = sides().owner
      const answer = await call(handler, { reference, date, ...more }, caller)
      if (signedIn === 'owner') return expect(answer.status).toBe(200)
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
      for (const mark of marksOf(sides().owner)) expect(JSON.stringify(answer.body)).not.toContain(mark)
      expect(await stored()).toBe(before)
    })
  })

  test('a valid token without an account gets null, and opens nothing else', async () => {
    const bearer = await sides().pool.access(await addPerson(sides().db, '+919800000003'))
    for (const [path, handler, body] of CALLS) {
      const answer = await call(handler, body, { bearer })
      expect(answer).toMatchObject(path === 'user/a/get' ? { status: 200, body: null } : { status: 401 })
    }
  })

  test('revoking one sign-in of a patient leaves the other', async () => {
    const { person } = sides().owner
    const second = { ...person, originJti: 'another-sign-in' }
    await addFamily(sides().db, second)
    await revoke(sides().db, person)
    const ask = async (whom: Person) =>
      (await call(getUser, { search_type: 'by_uid' }, { bearer: await sides().pool.access(whom) })).status
    expect([await ask(person), await ask(second)]).toEqual([401, 200])
  })

  test('a new patient with a number sees nothing of the number’s earlier owner', async () => {
    const { reference, uid, person } = sides().owner
    const users = sides().db.writes.updateTable('users').set({ personal_phone: '+919800000004' })
    await users.where('uid', '=', uid).execute()
    const next = await openAccount({ db: sides().db, now: new Date() }, { phone: person.phone })
    const session = await sessionOf(sides().db, next.uid, new Date(Date.now() + 60_000))
    expect(await call(getBooking, { reference }, { session })).toMatchObject({ status: 404 })
  })
})
