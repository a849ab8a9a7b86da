// Serves one call: method, JSON, schema, session, limits and unknown errors. What a call does is its use case's business.
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import type * as z from 'zod/mini'
import { isDatabaseAway, logUnable } from '@/lib/db/away'
import { isCrossSite, readBody } from '@/lib/http/body'
import { logFault } from '@/lib/http/fault'
import { secondsUntil } from '@/lib/http/retry-after'
import { openRequest, type Visitor } from '@/lib/http/visitor'
import { CALLS } from '@/lib/texts/en/api'
import { causeText } from '@/lib/texts/en/causes'
import type { Patient } from '@/lib/use-cases/session/read'

/** The status of each outcome word; a word that is not here is a success. */
const STATUS: Record<string, number> = {
  taken: 409,
  closed: 409,
  expired: 409,
  too_late: 409,
  gone: 409,
  busy_network: 429,
  wait: 429,
  prove: 403,
  wrong_code: 422,
  code_tries: 409,
  code_expired: 409,
  not_served: 422,
  not_found: 404,
  signed_out: 401,
  phone_taken: 409,
  phone_unverified: 422,
  email_unproved: 422,
  method: 405,
  unknown_call: 404,
  bad_json: 400,
  too_large: 413,
  invalid: 422,
  cross_site: 403,
  away: 503,
  error: 500,
}

/** `until` is the moment from which on it can be done. */
type Details = { fields?: Record<string, string>; id?: string; nearest?: unknown; until?: Date }

function refuse(res: NextApiResponse, code: string, details: Details = {}): void {
  if (code === 'method') res.setHeader('Allow', 'POST')
  if (code === 'away') res.setHeader('Retry-After', '10')
  if (details.until) res.setHeader('Retry-After', secondsUntil(details.until, new Date()))
  res.status(STATUS[code] ?? 500).json({ error: { code, message: CALLS[code], ...details } })
}

/** The refusals of a schema by field, in words. */
function fieldsOf(issues: readonly { path: PropertyKey[]; code?: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, code, message }) => {
      const field = String(path[0] ?? 'body')
      return [field, causeText(field, code === 'custom' ? message : 'empty')]
    }),
  )
}

/** By name: the start-up bundle, which makes the verifier, has a class of its own (lib/use-cases/session/access-tokens.ts). */
const isPoolAway = (error: unknown): boolean => error instanceof Error && error.name === 'PoolAwayError'

type Call<B> = Visitor & { body: B }
type Answer = object | { kind: string } | null

async function readJson(req: NextApiRequest): Promise<{ json: unknown } | 'too_large' | 'bad_json'> {
  const body = await readBody(req)
  if (body === 'too_large') return body
  try {
    return { json: body.text.trim() === '' ? {} : JSON.parse(body.text) }
  } catch {
    return 'bad_json'
  }
}

/** Success is 200 with the result; an error is 4xx or 5xx with `{ error: { code, message, fields? } }`. */
function conclude(res: NextApiResponse, answer: Answer): void {
  const { kind, ...rest } = (answer ?? {}) as { kind?: string }
  if (kind !== undefined && Object.hasOwn(STATUS, kind)) refuse(res, kind, rest)
  else res.status(200).json(answer && rest)
}

/** An open call (`u`); its JSON body must be as the schema says. `gate` refuses before that is looked at. */
export function withApi<B>(
  schema: z.ZodMiniType<B>,
  handle: (call: Call<B>) => Promise<Answer>,
  gate?: (visitor: Visitor) => Promise<string | null>,
): NextApiHandler {
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    if (req.method !== 'POST') return refuse(res, 'method')
    try {
      const visitor = await openRequest(req, res)
      if (isCrossSite(req, visitor.siteOrigin)) return refuse(res, 'cross_site')
      const read = await readJson(req)
      if (typeof read === 'string') return refuse(res, read)
      const refused = await gate?.(visitor)
      if (refused) return refuse(res, refused)
      const parsed = schema.safeParse(read.json)
      if (!parsed.success) return refuse(res, 'invalid', { fields: fieldsOf(parsed.error.issues) })
      conclude(res, await handle({ ...visitor, body: parsed.data }))
    } catch (error) {
      if (!isDatabaseAway(error) && !isPoolAway(error))
        return refuse(res, 'error', { id: logFault((req.url ?? '').split('?')[0] ?? '', error) })
      logUnable(error, new Date())
      refuse(res, 'away')
    }
  }
}

/** A call of a signed-in patient (`a`): the access token decides where one is sent, or else the server's own session. */
export const withPatientApi = <B>(
  schema: z.ZodMiniType<B>,
  handle: (call: Call<B> & { signedIn: Patient }) => Promise<Answer>,
): NextApiHandler =>
  withApi(
    schema,
    async (call) => {
      const signedIn = await call.patient()
      return signedIn ? handle({ ...call, signedIn }) : { kind: 'signed_out' }
    },
    async (visitor) => ((await visitor.patient()) ? null : 'signed_out'),
  )

/** The answer to a path that is no call. */
export const unknownCall: NextApiHandler = (_req, res) => refuse(res, 'unknown_call')
