// The referral calls over their handlers: who may ask, and what is told.
import type { NextApiHandler } from 'next'
import { beforeAll, describe, expect, test } from 'vitest'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import get from '@/pages/api/referral/a/get'
import allowed from '@/pages/api/referral/u/referral_allowed'
import { openAccount, startSession } from '@/tests/support/accounts'
import { call } from '@/tests/support/call'
import { serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

const PHONE = '+919800000001'
const SECRET = 'a secret of at least thirty-two characters'

/** Posts `{}` with a session's token, or none, and gives status and body. */
async function post(handler: NextApiHandler, token: string | null): Promise<[number, unknown]> {
  const { status, body } = await call(handler, {}, token === null ? {} : { session: token })
  return [status, body]
}

describe('the referral calls', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const signIn = async () => {
    const deps = { db: database(), now: new Date() }
    const { uid } = await openAccount(deps, { phone: PHONE })
    return { token: await startSession(deps, uid) }
  }

  test('a guest, and a session that is none, may not invite', async () => {
    for (const token of [null, 'A'.repeat(43)]) {
      expect(await post(allowed, token)).toEqual([200, { referral_allowed: false }])
      expect(await post(get, token)).toEqual([401, { error: expect.objectContaining({ code: 'signed_out' }) }])
    }
  })

  test('a patient may not by default, and has nothing to see', async () => {
    const { token } = await signIn()
    expect(await post(allowed, token)).toEqual([200, { referral_allowed: false }])
    expect(await post(get, token)).toEqual([404, { error: expect.objectContaining({ code: 'not_found' }) }])
  })

  test('a patient for whom it is switched on sees the own code and counts, nothing more', async () => {
    const { token } = await signIn()
    const switched = await switchReferral({ db: database(), secret: SECRET }, { phone: PHONE, on: true })
    if (switched.kind !== 'switched') throw new Error(switched.kind)
    expect(await post(allowed, token)).toEqual([200, { referral_allowed: true }])
    expect(await post(get, token)).toEqual([200, { code: switched.code, invited: 0, booked: 0, kept: 0 }])
  })
})
