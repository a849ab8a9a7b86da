import type { NextApiHandler } from 'next'
import { beforeAll, describe, expect, test } from 'vitest'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import allowed from '@/pages/api/referral/u/referral_allowed'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const SECRET = 'a secret of at least thirty-two characters'

/** Posts `{}` with a session's token or none; returns status and body. */
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

  test('a guest, and a visitor with an invalid session, cannot invite', async () => {
    for (const token of [null, 'A'.repeat(43)]) {
      expect(await post(allowed, token)).toEqual([200, { referral_allowed: false }])
    }
  })

  test('a patient cannot invite by default', async () => {
    const { token } = await signIn()
    expect(await post(allowed, token)).toEqual([200, { referral_allowed: false }])
  })

  test('a patient can invite when the programme is switched on for them', async () => {
    const { token } = await signIn()
    const switched = await switchReferral({ db: database(), secret: SECRET }, { phone: PHONE, on: true })
    if (switched.kind !== 'switched') throw new Error(switched.kind)
    expect(await post(allowed, token)).toEqual([200, { referral_allowed: true }])
  })
})
