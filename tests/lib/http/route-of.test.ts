import { expect, test } from 'vitest'
import { routeOf } from '@/lib/http/route-of'

test.each([
  ['/', '/'],
  ['/clinics/chennai/106', '/clinics/[city]/[cid]'],
  ['/manage/K7PW3MXQ', '/manage/[reference]'],
  ['/manage/K7PW3MXQ/appointment.ics', '/manage/[reference]/appointment.ics'],
  ['/desk/feed.ics', '/desk/feed.ics'],
  ['/unified-booking/ext/review', '/unified-booking/ext/review'],
  ['/_next/data/f00ba7/manage/K7PW3MXQ.json', '/manage/[reference]'],
  ['/_next/data/f00ba7/en.json', '/'],
  ['/_next/data/f00ba7/ta/clinics/chennai.json', '/clinics/[city]'],
  ['/ta', '/'],
  ['/hi/manage/K7PW3MXQ', '/manage/[reference]'],
  ['/xx/clinics', '*'],
  ['/_next/static/chunks/main.js', '/_next/static/*'],
  ['/api/slot/u/hold', '/api/slot/u/hold'],
  ['/api/payments/events', '/api/payments/events'],
  ['/api/slot/u/9876012345', '/api/*'],
  ['/9876012345', '*'],
  ['/manage/K7PW3MXQ/9876012345', '*'],
])('the path %s has the route %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})
