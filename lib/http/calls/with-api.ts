import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import type * as z from 'zod/mini'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { admitCaller, answerPreflight } from '@/lib/http/callers'
import { acceptedLanguage } from '@/lib/http/calls/accepted-language'
import { secondsUntil } from '@/lib/http/calls/retry-after'
import { isCrossSite, readBody } from '@/lib/http/forms/body'
import { logFault } from '@/lib/http/forms/fault'
import { openRequest, type Visitor } from '@/lib/http/visitor'
import { causeText } from '@/lib/texts/answers'
import { type Texts, textsIn } from '@/lib/texts/languages'
import type { Patient } from '@/lib/use-cases/account/read-session'
import { runtime } from '@/lib/use-cases/runtime'

export type RefusalWord = keyof Texts['api']['REFUSALS']

export const REFUSAL_STATUS: Record<RefusalWord, number> = {
  taken: 409,
  already_booked: 409,
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
  desk_locked: 423,
  bad_json: 400,
  too_large: 413,
  invalid: 422,
  cross_site: 403,
  away: 503,
  error: 500,
}

/** `until` is when the call may be repeated. */
type Details = { fields?: Record<string, string>; id?: string; nearest?: unknown; until?: Date; reference?: string }

function refuse(res: NextApiResponse, code: RefusalWord, details: Details = {}): void {
  if (code === 'method') res.setHeader('Allow', 'POST')
  if (code === 'away') res.setHeader('Retry-After', '10')
  if (details.until) res.setHeader('Retry-After', secondsUntil(details.until, new Date()))
  const { REFUSALS } = textsIn(acceptedLanguage(res.req)).api
  res.status(REFUSAL_STATUS[code]).json({ error: { code, message: REFUSALS[code], ...details } })
}

function invalidFields(
  texts: Texts,
  issues: readonly { path: PropertyKey[]; code?: string; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, code, message }) => {
      const field = String(path[0] ?? 'body')
      return [field, causeText(texts, field, code === 'custom' ? message : 'empty')]
    }),
  )
}

/** Compared by name, because the start-up bundle has its own class (lib/use-cases/account/access-tokens.ts). */
const isPoolAway = (error: unknown): boolean => error instanceof Error && error.name === 'PoolAwayError'

export type Call<B> = Visitor & { body: B }
/** A result, an outcome that `done` lists, or a refusal. The compiler refuses any other `kind`. */
type Answer<Done extends string, R extends object, Refusal extends RefusalWord> =
  | (R & { kind?: never })
  | (R & { kind: Done })
  | ({ kind: Refusal | 'invalid' } & Details)
  | null
export type Handle<C, Done extends string, R extends object = object, Refusal extends RefusalWord = RefusalWord> = (
  call: C,
) => Promise<Answer<NoInfer<Done>, NoInfer<R>, NoInfer<Refusal>>>
export type Takes<B, Done extends string, R extends object = object, Refusal extends RefusalWord = RefusalWord> = {
  body: z.ZodMiniType<B>
  done?: readonly Done[]
  /** The body of a success, if it is documented (lib/page-handlers/calls/booking-calls.ts). */
  result?: z.ZodMiniType<R>
  refusals?: readonly Refusal[]
}

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
function conclude<Done extends string>(
  res: NextApiResponse,
  answer: Answer<Done, object, RefusalWord>,
  done: readonly Done[],
): void {
  if (answer === null) return void res.status(200).json(null)
  const { kind, ...rest } = answer
  const isDone = (code: Done | RefusalWord): code is Done => done.some((each) => each === code)
  if (kind === undefined || isDone(kind)) res.status(200).json(rest)
  else refuse(res, kind, rest)
}

/** An open call (`u`). `gate` can refuse before the body is checked. */
export function withApi<
  B,
  const Done extends string = never,
  R extends object = object,
  const Refusal extends RefusalWord = RefusalWord,
>(
  { body, done = [], gate }: Takes<B, Done, R, Refusal> & { gate?: (visitor: Visitor) => Promise<RefusalWord | null> },
  handle: Handle<Call<B>, Done, R, Refusal>,
): NextApiHandler {
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    const isCaller = admitCaller(req, res, runtime().env.API_CALLERS)
    if (isCaller && req.method === 'OPTIONS') return answerPreflight(res)
    if (req.method !== 'POST') return refuse(res, 'method')
    try {
      // Another site's page must not act for a patient whom a cookie identifies.
      if (isCaller && isCrossSite(req, runtime().env.SITE_ORIGIN)) delete req.headers.cookie
      const visitor = await openRequest(req, res, acceptedLanguage(req))
      if (!isCaller && isCrossSite(req, visitor.siteOrigin)) return refuse(res, 'cross_site')
      const read = await readJson(req)
      if (typeof read === 'string') return refuse(res, read)
      const refused = await gate?.(visitor)
      if (refused) return refuse(res, refused)
      const parsed = body.safeParse(read.json)
      if (!parsed.success) return refuse(res, 'invalid', { fields: invalidFields(visitor.texts, parsed.error.issues) })
      conclude(res, await handle({ ...visitor, body: parsed.data }), done)
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isPoolAway(error))
        return refuse(res, 'error', { id: logFault((req.url ?? '').split('?')[0] ?? '', error) })
      logUnable(error, new Date())
      refuse(res, 'away')
    }
  }
}

/** For a signed-in patient (`a`). An access token takes precedence over the session. */
export const withPatientApi = <B, const Done extends string = never>(
  takes: Takes<B, Done>,
  handle: Handle<Call<B> & { signedIn: Patient }, Done>,
): NextApiHandler =>
  withApi({ ...takes, gate: async (visitor) => ((await visitor.patient()) ? null : 'signed_out') }, async (call) => {
    const signedIn = await call.patient()
    return signedIn ? handle({ ...call, signedIn }) : { kind: 'signed_out' }
  })

export const unknownCall: NextApiHandler = (_req, res) => refuse(res, 'unknown_call')
