import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as selectCity from '@/pages/unified-booking/select-city'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=warangal&concern_category=alignment&treatment=braces'

type Day = { date: string; href: string; current: boolean; free: number }
type Time = { href: string; day: string }

describe('a city with one clinic', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  beforeEach(() => {
    // A Monday, 10:00 in the clinics.
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00+05:30'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const open = async (at = LIST) => {
    const browser = new PageBrowser()
    const { to } = await browser.get(clinicList, at)
    const url = to ?? at
    return { browser, url, data: (await browser.get(clinicList, url)).props.data }
  }

  test('the booking shows the clinic’s fortnight, and a tap on another day’s slot leads on', async () => {
    const { browser, data } = await open()
    const [clinic] = data.clinics
    expect([data.isOnly, data.clinics.length, clinic.open.days.length]).toEqual([true, 1, 14])
    const later = clinic.open.days.findLast(({ free }: Day) => free > 0)
    const url = later.href.split('#')[0]
    const other = (await browser.get(clinicList, url)).props.data
    expect(other.isOnly).toBe(true)
    expect(other.clinics[0].open.days.find(({ current }: Day) => current).date).toBe(later.date)
    const slot = other.clinics[0].open.groups[0].slots[0].value
    expect(slot.startsWith(later.date)).toBe(true)
    const { to } = await browser.post(clinicList, url, { slot, appointment_type: 'clinic' })
    expect(to).toMatch(/^\/unified-booking\/review\?/)
    expect((await browser.get(review, to as string)).status).toBe(200)
  })

  test('the clinic is shown whatever a link searched for, with a link to the other cities', async () => {
    const { browser, data } = await open(`${LIST}&q=zzzz&when=evening`)
    expect([data.isOnly, data.clinics[0].open === null]).toEqual([true, false])
    const city = await browser.get(selectCity, data.cityHref)
    expect([city.status, city.props.step.values.city]).toEqual([200, 'warangal'])
  })

  test('a city with several clinics is not shown this way', async () => {
    const { data } = await open(LIST.replace('warangal', 'chennai'))
    expect([data.isOnly, data.cityHref, data.clinics[0].open]).toEqual([false, null, null])
  })

  test.each([
    ['its city’s page', cityPage, '/clinics/warangal', 'city=warangal'],
    ['its own page', clinicPage, '/clinics/warangal/142', 'city=warangal&cid=142'],
    ['a page of a clinic among others', clinicPage, '/clinics/chennai/107', 'city=chennai&cid=107'],
  ])('%s shows the days as links, and each slot starts a booking at the clinic', async (_, page, path, params) => {
    const browser = new PageBrowser()
    const at = async (url: string) => {
      const [own, query] = url.split('?')
      const { view } = (await browser.get(page, `${own}?${params}&${query ?? ''}`)).props
      return view.clinics ? view.clinics[0].open : view.open
    }
    const first = await at(`${path}?utm_source=bus`)
    expect(first.days).toHaveLength(14)
    const later = first.days.findLast(({ free }: Day) => free > 0)
    expect(later.href).toBe(`${path}?utm_source=bus&day=${later.date}#times`)
    const other = await at(later.href.split('#')[0])
    expect(other.days.find(({ current }: Day) => current).date).toBe(later.date)
    const [time] = other.parts.flatMap(({ times }: { times: Time[] }) => times)
    expect(time.href).toContain(`date=${later.date}`)
    expect((await browser.get(inputPhone, time.href)).props.data.time).toMatchObject({ state: 'free' })
    // A day that can't be booked, or is no date, is ignored.
    for (const day of ['2020-01-01', 'zzz', '2028-01-01'])
      expect((await at(`${path}?day=${day}`)).days).toEqual((await at(path)).days)
    expect((await at(first.laterHref.split('#')[0])).earlierHref).toContain('day=')
  })
})
