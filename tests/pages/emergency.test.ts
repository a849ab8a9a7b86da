import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as emergency from '@/pages/emergency'
import * as start from '@/pages/unified-booking/input-phone'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

type Found = { cid: string; when: string; href: string; phoneHref: string }

describe('the emergency page', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  beforeEach(() => {
    // A Monday, 10:00 in the clinics.
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00+05:30'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const ask = (query: string, browser = new PageBrowser()) => browser.get(emergency, `/emergency${query}`)

  test.each(['', '?city=', '?city=Nowhere', '?city=__proto__'])('asks for the city at /emergency%s', async (query) => {
    const { status, props, headers } = await ask(query)
    expect(status).toBe(200)
    expect(props.chosen).toBeNull()
    expect(props.cities).toHaveLength(21)
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('lists the clinics of a city, however it is spelt, by their first time; reading it leaves nothing', async () => {
    const { props, headers } = await ask('?city=Madras&utm_source=bus')
    expect(headers['set-cookie']).toBeUndefined()
    expect(props.chosen).toMatchObject({ id: 'chennai', name: 'Chennai' })
    const found: Found[] = props.chosen.clinics
    expect(found).toHaveLength(5)
    expect(found[0]?.when).toBe('Today, 12:00 pm')
    // Velachery is closed on Mondays.
    expect(found.at(-1)).toMatchObject({ cid: '109', when: 'Tomorrow, 11:00 am', phoneHref: 'tel:04400001109' })
    expect(props.campaign).toEqual({ utm_source: 'bus' })
  })

  test('Book opens the clinic’s own flow with the time filled in', async () => {
    const browser = new PageBrowser()
    const { props } = await ask('?city=tirupati&utm_source=bus', browser)
    const [clinic] = props.chosen.clinics as Found[]
    const href = clinic?.href ?? ''
    expect(href).toMatch(/^\/unified-booking\/input-phone\?flow=INDIVIDUAL_CLINIC_PAGE&.*&utm_source=bus$/)
    const first = await browser.get(start, href)
    expect(first.status).toBe(200)
    expect(first.props.step.values).toMatchObject({ treatment: 'routine_checkup', city: 'tirupati' })
    const answers = { phone: '98765 43210', name: 'Asha Rao', treatment: 'routine_checkup', city: 'tirupati' }
    const { to } = await browser.post(start, href, answers)
    const times = await browser.get(selectSlot, to as string)
    expect(times.props.step.values.slot).toBe('2026-11-23T12:00/12:30@c141')
  })

  test('says so where no clinic has time today or tomorrow', async () => {
    const closed = ['2026-11-23', '2026-11-24'].map((day) => ({ place_id: 'c141', day, reason: 'Test' }))
    await database().writes.insertInto('closures').values(closed).execute()
    expect((await ask('?city=tirupati')).props.chosen.clinics).toEqual([])
    await database().writes.deleteFrom('closures').where('reason', '=', 'Test').execute()
  })

  test('the video call begins as an emergency, in the city', async () => {
    const { props } = await ask('?city=kochi')
    expect(props.videoHref).toBe('/unified-booking/input-phone?flow=ORGANIC&city=kochi&concern_category=emergency')
  })
})
