// The referral calls over their handlers: who may ask, and what is told.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '@/lib/server/open-account'
import { startSession } from '@/lib/server/start-session'
import get from '@/pages/api/referral/a/get'
import allowed from '@/pages/api/referral/u/referral_allowed'
import { serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

/** Posts `{}` with a session's token, or none, and gives status and body. */
async function post(handler: NextApiHandler, token: string | null): Promise<[number, unknown]> {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: 'POST', url: '/api/referral' })
  const cookie = token === null ? '' : `__Host-session=${token}`
  Object.assign(req.headers, { host: 'localhost:3000', 'content-type': 'application/json', cookie })
  req.push('{}')
  req.push(null)
  let told: unknown
  const res = Object.assign(new ServerResponse(req), {
    status(code: number) {
      res.statusCode = code
      return res
    },
    json(body: unknown) {
      told = body
    },
  })
  await handler(req as NextApiRequest, res as unknown as NextApiResponse)
  return [res.statusCode, told]
}

describe('the referral calls', () => {
  const database = useDatabase('PGlite')
  beforeAll(() => serveFrom(database()))
  const signIn = async () => {
    const deps = { db: database(), now: new Date() }
    const { uid } = await openAccount(deps, { phone: '+919800000001' })
    return { uid, token: await startSession(deps, uid) }
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
    const { uid, token } = await signIn()
    await database().writes.updateTable('users').set({ referral_allowed: true }).where('uid', '=', uid).execute()
    expect(await post(allowed, token)).toEqual([200, { referral_allowed: true }])
    expect(await post(get, token)).toEqual([
      200,
      { code: expect.stringMatching(/^\w{8}$/), invited: 0, booked: 0, kept: 0 },
    ])
  })
})
