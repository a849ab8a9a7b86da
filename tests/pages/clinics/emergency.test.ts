import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as emergency from '@/pages/emergency'
import * as start from '@/pages/unified-booking/input-phone'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

type Found = {
  cid: string
  address: string
  opening: string
  call: { phone: string; href: string } | null
  time: { when: string; href: string } | null
}

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

  test.each(['', '?city=', '?city=Nowhere', '?city=__proto__'])('/emergency%s asks for the city', async (query) => {
    const { status, props, headers } = await ask(query)
    expect(status).toBe(200)
    expect(props.chosen).toBeNull()
    expect(props.cities).toHaveLength(21)
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('the page lists the clinics of a city in any spelling, soonest first, and leaves no cookie', async () => {
    const { props, headers } = await ask('?city=Madras&utm_source=bus')
    expect(headers['set-cookie']).toBeUndefined()
    expect(props.chosen).toMatchObject({ id: 'chennai', name: 'Chennai' })
    const found: Found[] = props.chosen.clinics
    expect(found).toHaveLength(5)
    expect(found[0]).toMatchObject({
      time: { when: 'Today, 10:30 am' },
      call: { href: expect.stringMatching(/^tel:/) },
    })
    for (const { address } of found) expect(address).toMatch(/, Chennai 600\d{3}$/)
    // Velachery is closed on Mondays.
    expect(found.at(-1)).toMatchObject({
      cid: '109',
      opening: 'Opens tomorrow, 11:00 am',
      call: null,
      time: { when: 'Tomorrow, 11:00 am' },
    })
    expect(props.campaign).toEqual({ utm_source: 'bus' })
  })

  test('the Book link opens the clinic’s flow with the slot filled in', async () => {
    const browser = new PageBrowser()
    const { props } = await ask('?city=tirupati&utm_source=bus', browser)
    const [clinic] = props.chosen.clinics as Found[]
    const href = clinic?.time?.href ?? ''
    expect(href).toMatch(/^\/unified-booking\/input-phone\?flow=INDIVIDUAL_CLINIC_PAGE&.*&utm_source=bus$/)
    const first = await browser.get(start, href)
    expect(first.status).toBe(200)
    expect(first.props.step.values).toMatchObject({ treatment: 'routine_checkup', city: 'tirupati' })
    const answers = { phone: '98765 43210', name: 'Asha Rao', treatment: 'routine_checkup', city: 'tirupati' }
    const { to } = await browser.post(start, href, answers)
    const times = await browser.get(selectSlot, to as string)
    expect(times.props.step.values.slot).toBe('2026-11-23T10:30/11:00@c141')
  })

  describe('in the evening', () => {
    const at = (time: string) => vi.setSystemTime(new Date(`2026-11-24T${time}:00+05:30`))

    test('the page names the open clinic first with its number, and gives no number for a closed clinic', async () => {
      at('20:37')
      const { chosen, helpClosed } = (await ask('?city=bengaluru')).props
      expect(chosen.night).toBeNull()
      const [first, ...others] = chosen.clinics as Found[]
      expect(first).toMatchObject({ cid: '101', opening: 'Open until 10:00 pm', call: { href: 'tel:08000001101' } })
      expect(others).toHaveLength(4)
      for (const { call, opening } of others) {
        expect(call).toBeNull()
        expect(opening).toMatch(/^Opens tomorrow, /)
      }
      expect(helpClosed).toBeNull()
    })

    test('from nine on the page says when the help line opens, and it gives advice once all clinics are closed', async () => {
      at('21:13')
      expect((await ask('?city=bengaluru')).props).toMatchObject({
        chosen: { night: null },
        helpClosed: expect.stringMatching(/^Our help line is closed now. Opens tomorrow, 8:00 am. .* 112 /),
      })
      at('22:00')
      const { chosen } = (await ask('?city=bengaluru')).props
      expect(chosen.night.line).toBe('Our clinics here are closed now. If it can’t wait:')
      expect(chosen.clinics.map(({ call }: Found) => call)).toEqual([null, null, null, null, null])
    })

    test('the page names an open clinic without a free slot', async () => {
      at('21:40')
      const days = ['2026-11-25']
      await database()
        .writes.insertInto('closed_days')
        .values(days.map((day) => ({ place_id: 'c101', day, reason: 'Test' })))
        .execute()
      const [first] = (await ask('?city=bengaluru')).props.chosen.clinics as Found[]
      expect(first).toMatchObject({ cid: '101', opening: 'Open until 10:00 pm', time: null })
      await database().writes.deleteFrom('closed_days').where('reason', '=', 'Test').execute()
    })
  })

  test('the list is empty when no clinic has a slot today or tomorrow', async () => {
    const closed = ['2026-11-23', '2026-11-24'].map((day) => ({ place_id: 'c141', day, reason: 'Test' }))
    await database().writes.insertInto('closed_days').values(closed).execute()
    expect((await ask('?city=tirupati')).props.chosen.clinics).toEqual([])
    await database().writes.deleteFrom('closed_days').where('reason', '=', 'Test').execute()
  })

  test('the video call starts as an emergency in that city', async () => {
    const { props } = await ask('?city=kochi')
    expect(props.videoHref).toBe('/unified-booking/input-phone?flow=ORGANIC&city=kochi&concern_category=emergency')
  })
})
