// Runs a call's handler with a real request and response.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'

export type Caller = {
  bearer?: string
  session?: string
  draft?: string
  headers?: Record<string, string>
  method?: 'GET' | 'OPTIONS'
  url?: string
}
export type Called = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the answer of the call that it made
  body: any
  /** The cookies that were set, by name, with their attributes. */
  cookies: Record<string, string>
  headers: Record<string, unknown>
}

/** Posts JSON, or uses another method, with the credentials of the caller. */
export async function call(handler: NextApiHandler, body: unknown = {}, caller: Caller = {}): Promise<Called> {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: caller.method ?? 'POST', url: caller.url ?? '/api/call' })
  const { session, draft, bearer, headers } = caller
  const cookies = Object.entries({
    '__Host-session': session,
    'signed-in': session && 'somebody',
    '__Host-draft': draft,
  }).filter(([, value]) => value)
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  Object.assign(req.headers, {
    host: 'localhost:3000',
    'content-type': 'application/json',
    cookie,
    ...authorization,
    ...headers,
  })
  req.push(JSON.stringify(body))
  req.push(null)
  let told: unknown
  const res = Object.assign(new ServerResponse(req), {
    status(code: number) {
      res.statusCode = code
      return res
    },
    json(answer: unknown) {
      told = JSON.parse(JSON.stringify(answer))
    },
  })
  await handler(req as NextApiRequest, res as unknown as NextApiResponse)
  const set = [res.getHeader('set-cookie') ?? []].flat().map((line) => {
    const at = String(line).indexOf('=')
    return [String(line).slice(0, at), String(line).slice(at + 1)] as const
  })
  return { status: res.statusCode, body: told, cookies: Object.fromEntries(set), headers: { ...res.getHeaders() } }
}
