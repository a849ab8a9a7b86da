import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_NAV, DESK_PATHS } from '@/lib/addresses/desk'
import * as home from '@/pages/desk'
import * as booking from '@/pages/desk/booking/[reference]'
import * as bookings from '@/pages/desk/bookings'
import * as calls from '@/pages/desk/calls'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { DESK_PAGES } from '@/tests/support/desk/desk-pages'

type Way = { name: string; href: string }
const placeOf = ({ href }: Way) => new RegExp(`(${ONE_CHAIR}|${THREE_CHAIRS})`).exec(href)?.[1] ?? null

describe('the menu', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database(), { role: 'manager', places: [ONE_CHAIR, THREE_CHAIRS] })
  })

  test.each([ONE_CHAIR, THREE_CHAIRS])('the menu of each page at %s stays at that clinic', async (place) => {
    for (const { name: way, page: name } of DESK_NAV) {
      const { page, path } = DESK_PAGES[name]
      const own = path.replace(THREE_CHAIRS, place)
      const { props } = await browser.get(page, `${own}?place=${place}`)
      expect(props.desk).toMatchObject({ place, current: way })
      expect(new Set(props.desk.navItems.map(placeOf))).toEqual(new Set([place]))
    }
  })

  test.each([ONE_CHAIR, THREE_CHAIRS])('the menu of a booking at %s leads to that clinic', async (placeId) => {
    const { reference } = await bookedToday(database(), { placeId, name: 'Meena Sample', phone: '+919800000007' })
    const { props } = await browser.get(booking, `${DESK_PATHS.booking(reference)}?reference=${reference}`)
    expect(props.desk.place).toBe(placeId)
    expect(new Set(props.desk.navItems.map(placeOf))).toEqual(new Set([placeId]))
  })

  test('the menu of the pages for all clinics asks for one, and then leads on', async () => {
    const { props } = await browser.get(bookings, DESK_PATHS.bookings())
    expect(props.desk.place).toBeNull()
    const ways: Way[] = props.desk.navItems
    expect(ways.map(placeOf).filter(Boolean)).toEqual([])
    const closures = ways.find(({ name }) => name === 'closures')?.href ?? ''
    expect(closures).toBe(DESK_PATHS.home({ at: 'closures' }))
    expect((await browser.get(home, closures)).props.hrefs[THREE_CHAIRS]).toBe(DESK_PATHS.closures(THREE_CHAIRS))
    expect(await browser.get(calls, DESK_PATHS.calls())).toMatchObject({
      status: 303,
      to: DESK_PATHS.home({ at: 'calls' }),
    })
  })
})
