import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { localOf } from '@/lib/domain/clinic-time'
import * as day from '@/pages/desk/[place]'
import * as closures from '@/pages/desk/[place]/closures'
import * as add from '@/pages/desk/[place]/new'
import * as print from '@/pages/desk/[place]/print'
import * as booking from '@/pages/desk/booking/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

const ADDRESS = { pincode: ZONE_PINCODE, address: '7 Lake View', landmark: 'Behind the temple', apartmentNumber: '4B' }
const LINE = `4B, 7 Lake View, Behind the temple, ${ZONE_PINCODE}`
const MAP = 'https://www.google.com/maps/search/?api=1&query='

describe('a home visit at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}place=${ZONE}`
  const booked = (address: Parameters<typeof bookedToday>[1]['address'] = ADDRESS) =>
    bookedToday(database(), { placeId: ZONE, name: 'Meena Sample', phone: '+919800000007', address })
  const cardOfDay = async () => {
    const { props } = await browser.get(day, at(DESK_PATHS.day(ZONE)))
    return props.day.rows
      .flatMap(({ cells }: { cells: { card?: object }[] }) => cells)
      .find(({ card }: { card?: object }) => card)?.card
  }
  const printed = async () => (await browser.get(print, at(DESK_PATHS.print(ZONE)))).props.print

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database(), { places: [ZONE, THREE_CHAIRS] })
  })

  test('the day, the paper and the booking’s page show address, landmark and a map link', async () => {
    const { reference } = await booked()
    const home = { address: LINE, mapHref: MAP + encodeURIComponent(LINE) }
    expect(await cardOfDay()).toMatchObject({ home })
    expect(await printed()).toMatchObject({ isAtHome: true, lines: [{ home }] })
    const { props } = await browser.get(booking, `${DESK_PATHS.booking(reference)}?reference=${reference}`)
    expect(props.booking.facts).toContainEqual({ label: 'Address', value: LINE, href: home.mapHref })
    expect(props.booking).toMatchObject({ isAtHome: true, chair: '1' })
    expect(props.booking.facts).toContainEqual({ label: 'Team', value: '1' })
    const { form } = (await browser.get(closures, at(DESK_PATHS.closures(ZONE)))).props.view
    expect(form.chairs).toMatchObject({ label: 'Team', all: 'All teams' })
    expect(form.chairs.each[0]).toEqual({ value: '1', label: 'Team 1' })
  })

  test('the map link leads to the point that the patient gave', async () => {
    await booked({ ...ADDRESS, latLng: '15.2,75' })
    expect(await cardOfDay()).toMatchObject({ home: { mapHref: `${MAP}15.2%2C75` } })
  })

  test('a hidden screen shows neither name nor house nor number, on paper too', async () => {
    await booked()
    browser.cookies.set('__Host-desk-hide', '1')
    expect(await cardOfDay()).toMatchObject({ home: null, name: 'M. S.' })
    const paper = await printed()
    expect(paper.lines).toMatchObject([{ name: 'M. S.', phone: '·0007', home: null }])
    expect(JSON.stringify(paper)).not.toMatch(/Lake|temple|4B|Meena|98000/)
  })

  test('a home visit cannot be a walk-in', async () => {
    expect((await browser.get(day, at(DESK_PATHS.day(ZONE)))).props.day.links.walkIn).toBeNull()
    expect(
      (await browser.get(day, `${DESK_PATHS.day(THREE_CHAIRS)}?place=${THREE_CHAIRS}`)).props.day.links.walkIn,
    ).not.toBeNull()
    const today = localOf(new Date()).date
    const asked = at(DESK_PATHS.add(ZONE, { day: today, walk_in: '1' }))
    expect((await browser.get(add, asked)).props.booking.isWalkIn).toBe(false)
  })
})
