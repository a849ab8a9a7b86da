// The walk in docs/reference/api.md must work as it is written.
import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { NextApiHandler } from 'next'
import { beforeAll, describe, expect, test } from 'vitest'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { keysOf } from '@/lib/types/keys'
import documentCall from '@/pages/api/openapi.json'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { inDays } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const GUIDE = readFileSync('docs/reference/api.md', 'utf8')
/** The requests and answers of the guide, in turn. */
const STEPS = [...GUIDE.matchAll(/```http\nPOST \/api\/(\S+)\n([\s\S]*?)```\s+```json\n([\s\S]*?)```/g)].map(
  ([, name = '', body = '', answer = '']) => ({ name, body, answer }),
)

const document = () => call(documentCall, {}, { method: 'GET' })

describe('the API document', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('the document is OpenAPI 3.1 and describes each booking call', async () => {
    const { status, body } = await document()
    expect(status).toBe(200)
    const validator = new Validator()
    expect(await validator.validate(structuredClone(body))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(Object.keys(body.paths)).toEqual(keysOf(BOOKING_CALLS).map((name) => `/api/${name}`))
    const { requestBody, responses } = body.paths['/api/slot/u/hold'].post
    const { schema } = requestBody.content['application/json']
    expect(schema.required).toEqual(['date', 'start', 'end', 'phone'])
    expect(schema.properties.date).toEqual({ type: 'string', description: 'A day, like 2026-12-01' })
    expect(responses[200].content['application/json'].schema.properties.heldUntil.format).toBe('date-time')
    expect(responses[409].description).toMatch(/`taken`: .+\n\n`closed`: /)
  })

  test('the document answers GET requests only', async () => {
    expect(await call(documentCall, {})).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('the document names the requested site as its server', async () => {
    expect((await document()).body.servers).toEqual([{ url: 'http://localhost:3000' }])
  })

  test('the guide’s example makes a whole booking as written', async () => {
    const day = inDays(3)
    let [reference, draft] = ['', '']
    expect(STEPS).toHaveLength(7)
    for (const { name, body, answer } of STEPS) {
      const { default: handler }: { default: NextApiHandler } = await import(/* @vite-ignore */ `@/pages/api/${name}`)
      const asWritten = body.replaceAll('2026-12-01', day).replaceAll('AAAA-BBBB', reference)
      const told = await call(handler, JSON.parse(asWritten), draft ? { draft } : {})
      expect(told.status, name).toBe(200)
      const cookie = told.cookies['__Host-draft'] ?? told.cookies.draft
      draft = cookie?.split(';', 1)[0] ?? draft
      reference = told.body.reference ?? reference
      expect(keysLike(told.body, JSON.parse(answer)), name).toEqual(keysLike(JSON.parse(answer), JSON.parse(answer)))
    }
  })
})

/** The types of another answer's values, for the keys that the guide shows. */
function keysLike(value: unknown, shown: unknown): unknown {
  if (Array.isArray(shown)) {
    const [one] = Array.isArray(value) ? value : [undefined]
    return shown.length === 0 ? [] : [keysLike(one, shown[0])]
  }
  if (typeof shown !== 'object' || shown === null) return typeof value
  const of = Object(value)
  return Object.fromEntries(Object.entries(shown).map(([key, inner]) => [key, keysLike(of[key], inner)]))
}
