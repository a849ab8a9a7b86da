// Input that no page of the site sends gets an error text, and never a server error.
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { isDate } from '@/lib/domain/clinic-time'
import { readMomentCursor } from '@/lib/domain/list-cursor'
import * as day from '@/pages/desk/[place]'
import * as print from '@/pages/desk/[place]/print'
import * as booking from '@/pages/desk/booking/[reference]'
import * as bookings from '@/pages/desk/bookings'
import * as calls from '@/pages/desk/calls'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

const ID = '3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11'

test.each(['0001-01-01', '0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30'])(
  '%s is not a valid day',
  (text) => expect(isDate(text)).toBe(false),
)

test.each([`999999999999999.${ID}`, `0.${'-'.repeat(36)}`, `1.5.${ID}`, `-1.${ID}`, `1.${ID}.1`, ''])(
  '"%s" is not a valid cursor',
  (text) => expect(readMomentCursor(text)).toBeNull(),
)

describe('at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}place=${THREE_CHAIRS}`

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
  })

  test('a form with a NUL character is shown again without it and can then be sent', async () => {
    const { reference } = await bookedToday(database(), {
      placeId: THREE_CHAIRS,
      name: 'Meena',
      phone: '+919800000007',
    })
    const path = `${DESK_PATHS.booking(reference)}?reference=${reference}`
    const note = await browser.post(booking, path, { intent: 'note', version: '0', note: 'Call\0 first' })
    expect(note.status).toBe(400)
    expect(note.props.fault).toMatchObject({ kind: 'unreadable', retry: path })
    expect(note.props.fault.typed).toContainEqual(['note', 'Call first'])
    const again = await browser.post(booking, path, Object.fromEntries(note.props.fault.typed))
    expect(again.status).toBe(303)
    expect((await browser.post(bookings, DESK_PATHS.bookings(), { text: 'Meena\0' })).status).toBe(400)
  })

  test.each(['0001-01-01', '0000-01-01', '9999-12-31'])('the page shows today for the day %s', async (asked) => {
    expect((await browser.get(day, at(DESK_PATHS.day(THREE_CHAIRS, asked)))).status).toBeLessThan(400)
    expect((await browser.get(print, at(DESK_PATHS.print(THREE_CHAIRS, asked)))).status).toBeLessThan(400)
  })

  test.each([`1.999999999999999.${ID}`, `0.1.${'-'.repeat(36)}`])(
    'the call list starts from the beginning after "%s"',
    async (after) => {
      expect((await browser.get(calls, at(DESK_PATHS.calls({ after })))).status).toBe(200)
      expect((await browser.get(bookings, DESK_PATHS.bookings({ after: after.slice(2) }))).status).toBe(200)
    },
  )
})
