// A moved clock moves every clock of its process; a site with patients refuses it.
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { moveClock } from '@/server/moved-clock'
import { checkClock } from '@/server/settings'

const own = Date
const HOUR = 3_600_000

describe('a moved clock', () => {
  afterEach(() => {
    globalThis.Date = own
  })

  test('the moved clock changes the present time in every form, and no other time', () => {
    moveClock(60)
    const made = new Date()
    const told = [Date.now(), made.getTime(), Date.parse(`${Date()}`)]
    for (const one of told) expect(Math.abs(one - own.now() - HOUR)).toBeLessThan(2000)
    expect(new Date('2026-11-23T10:00:00Z').toISOString()).toBe('2026-11-23T10:00:00.000Z')
    expect(new Date(2026, 10, 23).getMonth()).toBe(10)
    expect(new Date()).toBeInstanceOf(own)
    expect(new own()).toBeInstanceOf(Date)
    expect(Date.UTC(2026, 0, 1)).toBe(own.UTC(2026, 0, 1))
  })
})

const SITE_ORIGIN = 'https://book.example.in'
const REAL_POOL = { COGNITO_USER_POOL_ID: 'ap-south-1_AbCdEfGhI', COGNITO_CLIENT_ID: '1example23456789abcdefghij' }

test.each([
  [{ CLOCK_OFFSET_MINUTES: '90' }, true],
  [{ CLOCK_OFFSET_MINUTES: '-90' }, true],
  [{ SITE_ORIGIN }, true],
  [{ CLOCK_OFFSET_MINUTES: '90', SITE_ORIGIN }, false],
  [
    { CLOCK_OFFSET_MINUTES: '90', SITE_ORIGIN, SMTP_URL: 'smtp://mail.example.in', MAIL_FROM: 'care@example.in' },
    false,
  ],
  [{ CLOCK_OFFSET_MINUTES: '90', ...REAL_POOL }, false],
])('the setting %o is allowed: %s', (given, may) => {
  const check = () => checkClock(readEnv(given as Record<string, string>))
  if (may) expect(check).not.toThrow()
  else expect(check).toThrow(/^CLOCK_OFFSET_MINUTES /)
})
