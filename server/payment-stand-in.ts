// The payment gateway of a trial site. Its state is a file, so a restart loses nothing.
import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PAYMENT_EVENTS } from '@/lib/addresses/calls'
import { errorLine } from '@/lib/db/error-line'
import { hmac, isSame } from '@/lib/domain/hmac'
import type { Env } from '@/lib/env'
import { readBody } from '@/lib/http/forms/body'
import { log } from '@/lib/log/log'
import type { Gateway } from '@/lib/payments/port'
import { razorpay } from '@/lib/payments/razorpay'
import { signatureOf } from '@/lib/payments/signature'
import { answerCall, eventBody } from '@/lib/payments/stand-in/api'
import {
  act,
  dueEvents,
  emptyState,
  failRefund,
  linkStatus,
  noteSent,
  type StandInLink,
  type StandInState,
} from '@/lib/payments/stand-in/core'
import { isAct, payPage } from '@/lib/payments/stand-in/page'
import { addressOf, listen } from '@/server/listener'
import { errorCode } from '@/server/start-error'

const EVENTS_MS = 1000
const EVENT_TIMEOUT_MS = 5000
const BASE = '/v1'
const PAGE = /^\/pay\/(plink_[0-9a-f]+)$/
const HIGHEST_PORT = 65_535
const NOTHING = JSON.stringify(emptyState())
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Without form-action: a redirect after Pay leads to the site, which has another origin.
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

type Change = <T>(work: (state: StandInState) => T) => Promise<T>

/** Processes of one data folder share the file. */
function openState(path: string): Change {
  let last: Promise<unknown> = Promise.resolve()
  async function run<T>(work: (state: StandInState) => T): Promise<T> {
    const before = await readFile(path, 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return NOTHING
      throw error
    })
    const state: StandInState = JSON.parse(before)
    const result = work(state)
    const after = JSON.stringify(state)
    if (after !== before) {
      const part = `${path}-${process.pid}`
      await writeFile(part, after, { mode: 0o600, flush: true })
      await rename(part, path)
    }
    return result
  }
  return (work) => {
    const next = last.then(() => run(work))
    last = next.catch(() => undefined)
    return next
  }
}

function send(res: ServerResponse, status: number, body: string, type = 'text/html'): void {
  res.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(body)
}

/** Razorpay's parameters of the way back. */
function returnHref(link: StandInLink, keySecret: string, now: Date): string {
  const payment = link.payments.findLast(({ isCaptured }) => isCaptured)?.id ?? ''
  const status = linkStatus(link, now)
  const href = new URL(link.returnTo)
  for (const [name, value] of Object.entries({
    razorpay_payment_id: payment,
    razorpay_payment_link_id: link.id,
    razorpay_payment_link_reference_id: link.reference,
    razorpay_payment_link_status: status,
    razorpay_signature: hmac(keySecret, [link.id, link.reference, status, payment].join('|')).toString('hex'),
  }))
    href.searchParams.set(name, value)
  return href.href
}

/** Returns where the browser goes next, '' for the page itself. Null if the button does nothing any more. */
function press(state: StandInState, link: StandInLink, form: URLSearchParams, keySecret: string): string | null {
  const now = new Date()
  const [name, refundId] = [form.get('act') ?? '', form.get('refund')]
  if (refundId !== null) return failRefund(state, link, refundId, now) ? '' : null
  if (!isAct(name) || !act(state, link, name, now)) return null
  return name === 'fail' ? '' : returnHref(link, keySecret, now)
}

export type StandIn = {
  gateway: Gateway
  address: string
  /** Begins to send events to the site. */
  start(site: string): void
  stop(): Promise<void>
}

/** Listens on the port after the site's, or on a free one. */
export async function openStandIn(env: Pick<Env, 'PORT' | 'HOST'>, dataDir: string): Promise<StandIn> {
  const change = openState(join(dataDir, 'payment-stand-in.json'))
  const [keyId, keySecret, webhookSecret] = [
    'stand-in',
    randomBytes(24).toString('hex'),
    randomBytes(24).toString('hex'),
  ]
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  let address = ''
  const urlOf = (linkId: string): string => new URL(`pay/${linkId}`, address).href

  async function serveCall(req: IncomingMessage, res: ServerResponse, { url, text }: { url: URL; text: string }) {
    if (!isSame(req.headers.authorization ?? '', authorization)) return send(res, 401, '')
    const call = {
      method: req.method ?? '',
      path: url.pathname.slice(BASE.length),
      query: url.searchParams,
      body: text === '' ? null : JSON.parse(text),
    }
    const { status, body } = await change((state) => answerCall(state, call, { now: new Date(), urlOf }))
    send(res, status, JSON.stringify(body), 'application/json')
  }

  async function servePage(req: IncomingMessage, res: ServerResponse, { url, text }: { url: URL; text: string }) {
    const [, linkId = ''] = PAGE.exec(url.pathname) ?? []
    const { page, next } = await change((state) => {
      const link = state.links[linkId]
      if (!link) return { page: null, next: null }
      const next = req.method === 'POST' ? press(state, link, new URLSearchParams(text), keySecret) : null
      return { page: payPage(link, new Date()), next }
    })
    if (page === null) return send(res, 404, 'There is no such page.')
    if (next === null) return send(res, req.method === 'POST' ? 409 : 200, page)
    res.writeHead(303, { ...HEADERS, Location: next || url.pathname }).end()
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '', address)
    const body = await readBody(req)
    if (body === 'too_large') return send(res, 413, '')
    const asked = { url, text: body.text }
    await (url.pathname.startsWith(`${BASE}/`) ? serveCall(req, res, asked) : servePage(req, res, asked))
  }

  async function sendEvent(site: string, id: string, body: string): Promise<boolean> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signatureOf(webhookSecret, body),
      'X-Razorpay-Event-Id': id,
    }
    const signal = AbortSignal.timeout(EVENT_TIMEOUT_MS)
    const answer = await fetch(`${site}${PAYMENT_EVENTS}`, { method: 'POST', headers, body, signal }).catch(() => null)
    return answer?.ok ?? false
  }

  async function sendEvents(site: string): Promise<void> {
    const now = new Date()
    const due = await change((state) =>
      dueEvents(state, now).map((event) => ({ ...event, body: eventBody(state, event, { now, urlOf }) })),
    )
    for (const { id, body, copies } of due) {
      const sent = await Promise.all(Array.from({ length: copies }, () => sendEvent(site, id, body)))
      await change((state) => noteSent(state, id, sent.every(Boolean), new Date()))
    }
  }

  const failed = (error: unknown) => log('error', 'The payment stand-in failed', { why: errorLine(error) })
  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      failed(error)
      if (!res.headersSent) send(res, 500, '')
    })
  })
  const wanted = env.PORT === 0 || env.PORT === HIGHEST_PORT ? 0 : env.PORT + 1
  const port = await listen(server, { ...env, PORT: wanted }).catch(() => listen(server, { ...env, PORT: 0 }))
  address = addressOf(env, port)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  return {
    gateway: razorpay({ keyId, keySecret, webhookSecret, base: `${address}${BASE}` }),
    address,
    start(site) {
      const plan = () => {
        if (isStopped) return
        timer = setTimeout(() => {
          sending = sendEvents(site).catch(failed).then(plan)
        }, EVENTS_MS).unref()
      }
      plan()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await sending
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
