// An outcome without a declared answer must not compile.
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { withApi, withPatientApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { textsIn } from '@/lib/texts/languages'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const { REFUSALS } = textsIn(DEFAULT_LANGUAGE).api

type Refusal = keyof typeof REFUSALS

describe('the answer of a call', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('the call answers a result unchanged, null included', async () => {
    expect(await call(withApi({ body: emptyBody }, async () => ({ cities: [] })))).toMatchObject({
      status: 200,
      body: { cities: [] },
    })
    expect(await call(withApi({ body: emptyBody }, async () => null))).toMatchObject({ status: 200, body: null })
  })

  test('the call leaves out the kind of a named success and answers the rest', async () => {
    const hold = withApi({ body: emptyBody, done: ['held'] }, async () => ({ kind: 'held' as const, sid: 'a' }))
    expect(await call(hold)).toMatchObject({ status: 200, body: { sid: 'a' } })
  })

  test('the call answers every refusal with an error status, its code and its text', async () => {
    for (const kind of Object.keys(REFUSALS) as Refusal[]) {
      const { status, body } = await call(withApi({ body: emptyBody, done: ['held'] }, async () => ({ kind })))
      expect([kind, status >= 400, body]).toEqual([kind, true, { error: { code: kind, message: REFUSALS[kind] } }])
    }
  })

  test('a patient’s call tells a guest nothing about its parameters', async () => {
    const patients = withPatientApi({ body: z.object({ name: z.string() }) }, async () => null)
    for (const body of [{ name: 'Ann' }, {}])
      expect(await call(patients, body)).toMatchObject({
        status: 401,
        body: { error: { code: 'signed_out', message: REFUSALS.signed_out } },
      })
  })

  test('the call says when it may be repeated', async () => {
    const until = new Date(Date.now() + 60_000)
    const { status, headers } = await call(withApi({ body: emptyBody }, async () => ({ kind: 'wait' as const, until })))
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a kind that is neither a success nor a refusal does not compile and does not succeed', async () => {
    const unheard = async () => ({ kind: 'unheard_of' as const })
    // @ts-expect-error: no refusal, and no success of a call that names none
    expect((await call(withApi({ body: emptyBody }, unheard))).status).not.toBe(200)
    // @ts-expect-error: nor of one that names another
    expect((await call(withApi({ body: emptyBody, done: ['held'] }, unheard))).status).not.toBe(200)
    // @ts-expect-error: nor of a patient's
    expect((await call(withPatientApi({ body: emptyBody }, unheard))).status).not.toBe(200)
  })
})
