import { expect, test } from 'vitest'
import { safeRedirect } from '@/lib/http/safe-redirect'
import { safeNext } from '@/lib/page-handlers/account/sign-in-page'

test.each([
  ['/account', '/account'],
  ['/unified-booking/input-phone?flow=ORGANIC&city=chennai', '/unified-booking/input-phone?flow=ORGANIC&city=chennai'],
  ['/account#security', '/account#security'],
  ['/manage/../account', '/account'],
  ['/clinics?q=a//b', '/clinics?q=a//b'],
  [null, null],
  ['', null],
  ['account', null],
  ['//evil.example', null],
  ['///evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/acc\tount', null],
  ['/.//evil.example', null],
  ['/account/..//evil.example', null],
  ['/%2e//evil.example', null],
  ['https://evil.example/account', null],
  ['https:/account', null],
  ['javascript:alert(1)', null],
  [' /account', null],
  ['/api/session/u/end', null],
  ['/oauth2/authorize', null],
  ['/dev/outbox', null],
  [`/${'a'.repeat(4000)}`, null],
])('the target %o leads to %o', (given, path) => {
  expect(safeRedirect(given)).toBe(path)
})

test.each([
  [null, '/account'],
  ['//evil.example', '/account'],
  ['/sign-in', '/account'],
  ['/sign-in?next=/sign-in', '/account'],
  ['/sign-up', '/account'],
  ['/forgot-password#a', '/account'],
  ['/sign-ins', '/sign-ins'],
  ['/membership', '/membership'],
])('after a sign-in, the target %o leads to %s', (given, next) => {
  expect(safeNext(given)).toBe(next)
})
