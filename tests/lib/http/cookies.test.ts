import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isSecure, readBearer, readDraft, readSessionToken, startDraft } from '@/lib/http/cookies/cookies'
import { newDraft } from '@/lib/http/cookies/draft'
import { dropManageKeys } from '@/lib/http/cookies/manage-cookie'

const request = (headers: Record<string, string>): IncomingMessage => {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return req
}
const cookie = (value: string) => request({ cookie: value })
const DRAFT = 'abcdefghijklmnopqrst_-'

describe('the Secure attribute', () => {
  test.each([
    ['localhost:3000', undefined, true],
    ['localhost', undefined, true],
    ['127.0.0.1:8080', undefined, true],
    ['[::1]:3000', undefined, true],
    ['192.168.1.7:3000', undefined, false],
    ['localhost.evil.example', undefined, false],
    ['book.example.in', undefined, false],
    ['book.example.in', 'https://book.example.in', true],
    ['localhost:3000', 'http://book.example.in', false],
  ])('a cookie at %s with SITE_ORIGIN %s is secure: %s', (host, origin, expected) => {
    expect(isSecure(request({ host }), origin)).toBe(expected)
  })

  test('a cookie without a host is not secure', () => {
    expect(isSecure(request({}), undefined)).toBe(false)
  })
})

describe('the draft cookie', () => {
  const start = (secure: boolean) => {
    const res = new ServerResponse(request({}))
    res.setHeader('Set-Cookie', 'before=1')
    return { draft: startDraft(res, secure, newDraft('a secret')), set: res.getHeader('Set-Cookie') as string[] }
  }

  test('a new draft cookie is hidden from scripts and other sites, and keeps the other cookies', () => {
    const { draft, set } = start(true)
    expect(draft).toMatch(/^[\w-]{22}$/)
    expect(set).toEqual(['before=1', `__Host-draft=${draft}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`])
  })

  test('a draft cookie has no Secure attribute and no prefix where the browser would not keep them', () => {
    const { draft, set } = start(false)
    expect(set[1]).toBe(`draft=${draft}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`)
  })

  test('each draft is different and can be read again', () => {
    const drafts = Array.from({ length: 50 }, () => start(true).draft)
    expect(new Set(drafts).size).toBe(50)
    for (const draft of drafts) expect(readDraft(cookie(`__Host-draft=${draft}`), true)).toBe(draft)
  })

  test.each([
    [`__Host-draft=${DRAFT}`, true, DRAFT],
    [`a=1;__Host-draft=${DRAFT} ; b=2`, true, DRAFT],
    [`draft=${DRAFT}`, false, DRAFT],
    [`draft=${DRAFT}`, true, null],
    [`__Host-draft=${DRAFT}`, false, null],
    [`x__Host-draft=${DRAFT}`, true, null],
    [`__Host-draft=${DRAFT}x`, true, null],
    ['__Host-draft=', true, null],
    ['__Host-draft', true, null],
    [`__Host-draft="${DRAFT}"`, true, null],
    ['__Host-draft=../../../etc/passwd12', true, null],
    ['=;=;;', true, null],
    ['', true, null],
  ])('the draft in %j (secure: %s) is %j', (header, secure, expected) => {
    expect(readDraft(cookie(header), secure)).toBe(expected)
  })

  test('a request without a cookie header has no draft', () => {
    expect(readDraft(request({}), true)).toBeNull()
  })
})

test('dropManageKeys removes the manage keys that have a name of this site', () => {
  const req = cookie('__Host-manage-CFHJKMNP=k; __Host-manage-é (x=k; __Host-manage-=k; a=b')
  const res = new ServerResponse(req)
  dropManageKeys(req, res, true)
  expect(res.getHeader('Set-Cookie')).toEqual([
    '__Host-manage-CFHJKMNP=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('the session token is read unchanged, under its own name', () => {
  expect(readSessionToken(cookie('__Host-draft=x; __Host-session=t=k'), true)).toBe('t=k')
  expect(readSessionToken(cookie('session=t'), false)).toBe('t')
  expect(readSessionToken(cookie('session=t'), true)).toBeNull()
})

describe('the bearer token', () => {
  test.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer a.b.c ', 'a.b.c'],
    // An empty token counts as a wrong token, not as a missing one.
    ['Bearer ', ''],
    ['Bearer', ''],
    ['Basic YTpi', null],
    ['BearerX a.b.c', null],
    ['', null],
  ])('the bearer token of "%s" is %s', (authorization, expected) => {
    expect(readBearer(request({ authorization }))).toBe(expected)
  })

  test('a request without the header has no bearer token', () => expect(readBearer(request({}))).toBeNull())
})
