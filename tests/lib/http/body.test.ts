import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { BODY_LIMIT, isCrossSite, readBody } from '@/lib/http/forms/body'

const request = (headers: Record<string, string>): IncomingMessage => {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return req
}
const body = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))) as unknown as IncomingMessage

describe('the check for another site’s request', () => {
  const HOST = 'book.example.in'
  const ORIGIN = 'https://book.example.in'

  const ROWS: [string, Record<string, string>, string | undefined, boolean][] = [
    ['this site, as the browser says', { host: HOST, 'sec-fetch-site': 'same-origin' }, undefined, false],
    ['typed into the address bar', { host: HOST, 'sec-fetch-site': 'none' }, undefined, false],
    ['another site, as the browser says', { host: HOST, 'sec-fetch-site': 'cross-site' }, undefined, true],
    ['a sister site', { host: HOST, 'sec-fetch-site': 'same-site' }, undefined, true],
    ['an odd word of the browser', { host: HOST, 'sec-fetch-site': '' }, undefined, true],
    [
      'the browser’s word goes before the origin',
      { host: HOST, 'sec-fetch-site': 'cross-site', origin: ORIGIN },
      ORIGIN,
      true,
    ],
    [
      'a proxy that changes the host, a browser that says',
      { host: '10.0.0.7:3000', 'sec-fetch-site': 'same-origin', origin: ORIGIN },
      undefined,
      false,
    ],
    ['its own origin', { host: HOST, origin: ORIGIN }, undefined, false],
    ['its own origin, told', { host: '10.0.0.7:3000', origin: ORIGIN }, ORIGIN, false],
    ['its own origin with a port', { host: 'localhost:3000', origin: 'http://localhost:3000' }, undefined, false],
    ['another port of this machine', { host: 'localhost:3000', origin: 'http://localhost:4000' }, undefined, true],
    ['another origin', { host: HOST, origin: 'https://evil.example' }, undefined, true],
    ['another origin, whatever is told', { host: HOST, origin: 'https://evil.example' }, ORIGIN, true],
    ['its own host by another scheme', { host: HOST, origin: 'http://book.example.in' }, ORIGIN, true],
    [
      'a host and an origin that are both made up',
      { host: 'evil.example', origin: 'https://evil.example' },
      ORIGIN,
      true,
    ],
    ['its own origin, told in capitals', { host: HOST, origin: ORIGIN }, 'https://Book.Example.in', false],
    ['an origin that begins alike', { host: HOST, origin: 'https://book.example.in.evil.example' }, ORIGIN, true],
    ['a hidden origin', { host: HOST, origin: 'null' }, undefined, true],
    ['no origin at all: its header is empty', { host: HOST, origin: '' }, undefined, true],
    ['neither is said (no browser)', { host: HOST }, undefined, false],
    ['neither is said, and no host', {}, ORIGIN, false],
  ]

  test.each(ROWS)('the check is right for %s', (_what, headers, siteOrigin, expected) => {
    expect(isCrossSite(request(headers), siteOrigin)).toBe(expected)
  })
})

describe('the body of a request', () => {
  test('the reader reads the whole body, even a letter that is split between two parts', async () => {
    const letters = Buffer.from('அகிலா')
    expect(await readBody(body(letters.subarray(0, 4), letters.subarray(4)))).toEqual({ text: 'அகிலா' })
    expect(await readBody(body())).toEqual({ text: '' })
  })

  test('the reader accepts 64 KiB and refuses one byte more', async () => {
    expect(await readBody(body('x'.repeat(BODY_LIMIT)))).toEqual({ text: 'x'.repeat(BODY_LIMIT) })
    expect(await readBody(body('x'.repeat(BODY_LIMIT), 'x'))).toBe('too_large')
    expect(await readBody(body('x'.repeat(BODY_LIMIT + 1)))).toBe('too_large')
  })

  test('the reader stops early in an endless body', async () => {
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1
        yield Buffer.alloc(BODY_LIMIT)
      }
    }
    expect(await readBody(Readable.from(endless()) as unknown as IncomingMessage)).toBe('too_large')
    expect(sent).toBeLessThan(1024)
  })
})
