import { expect, test } from 'vitest'
import { isDataRequest, markDataRequest } from '@/lib/http/data-request'

test.each([
  ['/_next/data/f00ba7/ta/desk.json', {}, true],
  ['/desk', {}, false],
  // A browser can't set the mark itself.
  ['/desk', { 'x-page-data': '1' }, false],
])('the request for %s with %o is one for data: %s', (url, headers, is) => {
  const request = { url, headers: { ...headers } }
  markDataRequest(request)
  expect(isDataRequest(request)).toBe(is)
})
