import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import type { Database } from '@/lib/db/schema'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import metrics from '@/pages/api/metrics'
import { serveFrom } from '@/tests/support/browser/page-browser'

export const KEY = 'a-key-of-thirty-two-signs-at-least'

/** Serves the metrics of this database to requests with the key. */
export function serveMetrics(db: Database): void {
  serveFrom(db)
  const { env, ...others } = runtime()
  setRuntime({ ...others, db, env: { ...env, METRICS_KEY: KEY, SMS_DAILY_BUDGET: 500 } })
}

/** Requests the metrics, with the response methods that Next adds. */
export async function scrape(
  authorization: string | undefined = `Bearer ${KEY}`,
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url: '/api/metrics' })
  if (authorization !== '') req.headers.authorization = authorization
  const res = new ServerResponse(req)
  let text = ''
  const send = (body: unknown) => {
    text = typeof body === 'string' ? body : JSON.stringify(body)
  }
  const answer = Object.assign(res, {
    status(code: number) {
      res.statusCode = code
      return answer
    },
    send,
    json: send,
  })
  await metrics(req as unknown as NextApiRequest, answer as unknown as NextApiResponse)
  return { status: res.statusCode, text }
}

/** The line of a metric with its labels. */
export const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`${name} `))

/** The value of a metric. Counters start with the process, so they include earlier tests. */
export const countOf = (text: string, name: string) => Number(lineOf(text, name)?.slice(name.length) ?? 0)

/** The lines that are neither a comment nor a metric with a number. `Nan` is valid for a metric without values. */
export const linesOfNoForm = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? ([\d.e+-]+|Nan)|)$/.test(line))
