// Calls a page's getServerSideProps with a real request and response, and stores cookies between calls.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import type { GetServerSideProps } from 'next'
import { inject } from 'vitest'
import { languageIn, withoutLanguage } from '@/lib/addresses/languages'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import type { Database } from '@/lib/db/schema'
import type { Secrets } from '@/lib/domain/secrets'
import { readEnv } from '@/lib/env'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { photosFrom } from '@/lib/photos/from-env'
import { type TokenVerifier, tokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { setRuntime } from '@/lib/use-cases/runtime'
import { sitePort } from '@/lib/user-pool/site-port'

export type Answer = {
  status: number
  /** The target of a redirect; null when a page was rendered. */
  to: string | null
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the props of the page that it asked for
  props: any
  headers: Record<string, unknown>
  /** The body that the page sent itself; null when Next renders the page. */
  sent: Buffer | null
}
type Page = { getServerSideProps: GetServerSideProps }
type Form = Record<string, string>

/** The verifier of an embedded pool without any key. */
const NO_TOKENS = tokenVerifier({ ...EMBEDDED_POOL, jwks: { keys: [] } })

export const OUTBOX_KEY = 'a key that the start has printed on the console'

/** Lets pages use this database, as start-up does for a running site. `dataDir` holds the photos. */
export function serveFrom(
  db: Database,
  tokens: TokenVerifier = NO_TOKENS,
  {
    secret = 'a secret of at least thirty-two characters',
    formerSecret,
    // A folder of this test run, which is removed at its end.
    dataDir = join(dirname(inject('pgliteDumps').seeded), 'photos'),
  }: Partial<Secrets> & { dataDir?: string } = {},
): void {
  const env = readEnv({ SITE_SECRET: secret, SITE_SECRET_PREVIOUS: formerSecret })
  const messages = { db, secret, transports: transportsFrom(env), origin: 'http://localhost' }
  setRuntime({
    db,
    env,
    secret,
    startedAt: new Date(),
    tokens,
    pool: sitePort,
    outboxKey: OUTBOX_KEY,
    photos: photosFrom({ env, secret, dataDir }),
    gateway: null,
    isStopping: () => false,
    async sendCode(message) {
      await (await sendCodeMessage({ ...messages, now: new Date() }, message)).sending
    },
  })
}

/** One browser with its own cookies. Each request may have additional headers. */
export class PageBrowser {
  readonly cookies = new Map<string, string>()

  /** `address` is the peer address of the socket. */
  constructor(private readonly address: string | undefined = undefined) {}

  get(page: Page, url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(page, 'GET', url, null, headers)
  }

  post(page: Page, url: string, form: Form, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(page, 'POST', url, new URLSearchParams(form).toString(), headers)
  }

  /** Posts a form with files; each file belongs to the named control. */
  async postFiles(
    page: Page,
    url: string,
    form: Form,
    files: readonly [name: string, file: Uint8Array<ArrayBuffer>][],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const data = new FormData()
    for (const [name, value] of Object.entries(form)) data.append(name, value)
    for (const [name, file] of files) data.append(name, new File([file], file.length > 0 ? 'a.jpg' : ''))
    const sent = new Response(data)
    const type = { 'content-type': sent.headers.get('content-type') ?? '' }
    return this.ask(page, 'POST', url, Buffer.from(await sent.arrayBuffer()), { ...type, ...headers })
  }

  private async ask(
    page: Page,
    method: string,
    href: string,
    body: string | Buffer | null,
    headers: Record<string, string>,
  ): Promise<Answer> {
    // A browser doesn't send the fragment.
    const [address = ''] = href.split('#')
    // Next takes the language out of the address.
    const url = withoutLanguage(address)
    const req = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: this.address }))
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    Object.assign(req, { method, url })
    const type = body === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    Object.assign(req.headers, { host: 'localhost:3000', cookie, ...type, ...headers })
    req.rawHeaders.push(...Object.entries(req.headers).flatMap(([name, value]) => [name, String(value)]))
    if (body !== null) req.push(body)
    req.push(null)
    const res = new ServerResponse(req)
    let sent: Buffer | null = null
    const end = res.end.bind(res)
    res.end = ((chunk?: string | Buffer) => {
      sent = Buffer.from(chunk ?? '')
      return end(chunk)
    }) as typeof res.end
    const query = Object.fromEntries(new URL(url, 'http://localhost:3000').searchParams)
    const result = (await page.getServerSideProps({
      req: Object.assign(req, { cookies: {} }),
      res,
      query,
      params: query,
      resolvedUrl: url,
      locale: languageIn(address),
    })) as { props?: { texts?: unknown }; redirect?: { destination: string; statusCode: number }; notFound?: true }
    for (const set of [res.getHeader('set-cookie') ?? []].flat()) {
      const [pair = ''] = String(set).split(';')
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const { redirect, notFound } = result
    // tests/structure/page-texts.test.ts checks the texts of pages, so other tests leave them out.
    const { texts: _texts, ...props } = result.props ?? {}
    return {
      status: redirect?.statusCode ?? (notFound ? 404 : res.statusCode),
      to: redirect?.destination ?? null,
      props: result.props ? props : null,
      headers: { ...res.getHeaders() },
      sent,
    }
  }
}
