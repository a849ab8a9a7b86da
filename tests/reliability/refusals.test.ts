// Requests that are refused before their values are read: wrong methods, posts from other sites, large bodies, broken
// requests.
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASKED, CALLS, STATIC } from '@/tests/reliability/support/addresses'
import { type Browser, openBrowser } from '@/tests/reliability/support/browser'
import { fingerprint, withRows } from '@/tests/reliability/support/ledger'
import { ownSite } from '@/tests/reliability/support/servers/own-site'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const MIB = 1024 * 1024

const { site, databaseUrl } = ownSite()
let visitor: Browser

beforeAll(async () => {
  visitor = openBrowser(site().origin)
})

describe('request methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'every page refuses %s and lists the methods that it accepts',
    async (method) => {
      for (const path of [...ASKED, ...STATIC]) {
        const { status, headers } = await visitor.send({ method, path, headers: FORM, body: 'phone=9812345670' })
        expect([path, status, headers.allow]).toEqual([path, 405, expect.stringContaining('GET')])
      }
    },
  )

  test('pages without a form refuse POST', async () => {
    for (const path of STATIC) {
      const { status, headers } = await visitor.post(path, { phone: '9812345670' })
      expect([path, status, headers.allow]).toEqual([path, 405, expect.stringContaining('GET')])
    }
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('every call refuses %s', async (method) => {
    for (const call of CALLS) {
      const { status, headers, body } = await visitor.send({ method, path: `/api/${call}` })
      expect([call, status, headers.allow, JSON.parse(body)]).toEqual([
        call,
        405,
        'POST',
        { error: expect.objectContaining({ code: 'method' }) },
      ])
    }
  })

  test.each(['/api', '/api/nothing', '/api/slot/u', '/api/slot/u/hold/more'])(
    '%s is an unknown call and answers in JSON',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT']) {
        const { status, headers, body } = await visitor.send({ method, path })
        expect([method, status, headers['content-type']]).toEqual([method, 404, 'application/json; charset=utf-8'])
        expect(JSON.parse(body).error.code).toBe('unknown_call')
      }
    },
  )
})

describe('posts from other sites', () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'zz9' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example' },
  ]

  test.each(foreign)('every post with %o is refused and changes nothing', async (headers) => {
    const before = await withRows({ databaseUrl: databaseUrl() }, fingerprint)
    for (const path of ASKED) {
      const reply = await visitor.send({
        method: 'POST',
        path,
        headers: { ...FORM, ...headers },
        body: 'phone=9812345670&intent=cancel',
      })
      expect([path, reply.status]).toEqual([path, 403])
    }
    for (const call of CALLS) {
      const body = JSON.stringify({ phone: '9812345670', flow: 'PPR', consent: true })
      const reply = await visitor.send({ method: 'POST', path: `/api/${call}`, headers, body })
      expect([call, reply.status, JSON.parse(reply.body).error.code]).toEqual([call, 403, 'cross_site'])
    }
    expect(await withRows({ databaseUrl: databaseUrl() }, fingerprint)).toEqual(before)
  })

  test('the site accepts its own posts', async () => {
    for (const [name, value] of [
      ['Origin', site().origin],
      ['Sec-Fetch-Site', 'same-origin'],
      ['Sec-Fetch-Site', 'none'],
    ] as const) {
      const path = '/unified-booking/input-phone?flow=ORGANIC'
      const sent = { method: 'POST', path, headers: { ...FORM, [name]: value }, body: 'phone=9812345670' }
      expect((await visitor.send(sent)).status).toBe(303)
    }
  })
})

describe('request bodies', () => {
  const large = (bytes: number) => `landmark=${'a'.repeat(bytes - 'landmark='.length)}`

  test('every page and call reads 64 KiB and refuses one byte more', async () => {
    for (const path of [
      ...ASKED.filter((each) => each.startsWith('/unified')),
      ...CALLS.map((call) => `/api/${call}`),
    ]) {
      const send = (bytes: number) => visitor.send({ method: 'POST', path, headers: FORM, body: large(bytes) })
      expect([path, (await send(64 * 1024 + 1)).status]).toEqual([path, 413])
      expect([path, (await send(64 * 1024)).status]).not.toEqual([path, 413])
    }
  })

  test.each([['/unified-booking/input-phone'], ['/api/slot/u/hold']])(
    'after a body of 3 MiB to %s the same connection still works',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const { hostname, port } = new URL(site().origin)
      const ask = async (method: string, to: string, body: string): Promise<number> => {
        const headers = { ...FORM, 'Content-Length': body.length }
        const sent = request({ agent, hostname, port, method, path: to, headers, timeout: 20_000 })
        sent.once('timeout', () => sent.destroy(new Error(`No answer to ${method} ${to}`)))
        sent.end(body)
        const [response] = await once(sent, 'response')
        response.resume()
        await once(response, 'end')
        return response.statusCode
      }
      expect(await ask('POST', path, large(3 * MIB))).toBe(413)
      expect(await ask('GET', '/privacy', '')).toBe(200)
      agent.destroy()
    },
  )

  test.each(['multipart/form-data; boundary=zz9', 'application/json', 'text/plain', ''])(
    'the page refuses a form sent as "%s"',
    async (type) => {
      const headers = { 'Content-Type': type }
      const reply = await visitor.send({
        method: 'POST',
        path: '/unified-booking/input-phone',
        headers,
        body: 'phone=9812345670',
      })
      expect(reply.status).toBe(415)
    },
  )
})

test.each([
  ['no HTTP', 'zz9\r\n\r\n', 400],
  ['a byte that is no text', 'GET /\xff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'another site’s whole address',
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['an authority', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', null],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('the site refuses %s, and serves the next visitor', async (_name, text, status) => {
  const socket = connect(site().port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(Buffer.from(text, 'latin1'))
  await once(socket, 'close')
  expect(answer === '' ? null : Number(answer.split(' ')[1])).toBe(status)
  expect((await visitor.get('/clinics')).status).toBe(200)
})

test('standard error stays empty', () => {
  expect(site().stderr()).toBe('')
})
