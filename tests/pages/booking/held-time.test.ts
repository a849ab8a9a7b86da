import { afterEach, describe, expect, test } from 'vitest'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as selectSlot from '@/pages/unified-booking/ext/select-slot'
import * as review from '@/pages/unified-booking/review'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces'
const SLOT = '2026-11-24T11:00/11:30@106'
const NAME = { name: 'Asha Rao' }

describe('a hold at the review', () => {
  const { database, at } = useOneSeat()
  afterEach(async () => {
    await database().writes.deleteFrom('closed_days').where('reason', '=', 'Test').execute()
  })
  const choose = async (browser: PageBrowser, form: Record<string, string> = {}, phone = '9876543210') => {
    const { to: list } = await browser.get(clinicList, `${LIST}&phone=${phone}`)
    return (await browser.post(clinicList, list as string, { slot: SLOT, ...form })).to as string
  }
  const dataOf = async (browser: PageBrowser, url: string) => (await browser.get(review, url)).props.data
  const booked = /^\/unified-booking\/success\?flow=ORGANIC&booking=\w{8}$/

  test('the review shows the end of the hold and extends it once; the typed name stays', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser)
    expect((await dataOf(browser, url)).held).toEqual({
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      when: 'Tomorrow, 11:00 am',
      until: '10:10 am',
      seconds: 600,
      canKeep: true,
    })
    at(9)
    const { to } = await browser.post(review, url, { ...NAME, intent: 'keep' })
    const { props } = await browser.get(review, to as string)
    expect(props.data.held).toMatchObject({ until: '10:20 am', seconds: 660, canKeep: false })
    expect(props.step.values.name).toBe('Asha Rao')
    // Also when nothing is typed yet, and for scripts, which read the page anew.
    expect((await browser.post(review, url, { name: '', intent: 'keep' })).to).toMatch(/^\/unified-booking\/review\?/)
    at(19)
    expect((await browser.post(review, url, NAME)).to).toMatch(booked)
  })

  test('the review says when an expired hold’s slot is still free, and books it at once', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser)
    at(25)
    expect(await dataOf(browser, url)).toMatchObject({ bookedHref: null, held: null, hasLapsed: true, proof: null })
    expect((await browser.post(review, url, { name: '' })).status).toBe(422)
    const { to } = await browser.post(review, url, NAME)
    expect(to).toMatch(booked)
    expect((await browser.post(review, url, NAME)).to).toBe(to)
    expect((await dataOf(browser, url)).bookedHref).toBe(to)
  })

  test('a second person learns that the hold was booked for the first, and chooses another slot with the name kept', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser)
    const { to: success } = await browser.post(review, url, NAME)
    // A double click, or a lost answer.
    expect((await browser.post(review, url, NAME)).to).toBe(success)
    const { to: told, status } = await browser.post(review, url, { name: 'Bala Rao' })
    expect([status, told]).toEqual([303, expect.stringMatching(/^\/unified-booking\/review\?/)])
    const { bookedHref, booked: shown, unbooked } = await dataOf(browser, told as string)
    expect([bookedHref, shown.name, unbooked.name]).toEqual([success, 'Asha Rao', 'Bala Rao'])
    expect(unbooked.timesHref).not.toMatch(/Bala|start=|sid=/)
    const other = SLOT.replace('11:00/11:30', '12:00/12:30')
    const { to: second } = await browser.post(clinicList, unbooked.timesHref, { slot: other })
    const { props } = await browser.get(review, second as string)
    expect(props.step.values.name).toBe('Bala Rao')
    expect((await browser.post(review, second as string, { name: 'Bala Rao' })).to).toMatch(booked)
    // Another browser with the same URL is not shown who booked.
    const stranger = await new PageBrowser().get(review, told as string)
    expect(JSON.stringify(stranger)).not.toContain('Asha')
  })

  test('when an answer changes after booking, the review says that the booking keeps the first answers', async () => {
    const browser = new PageBrowser()
    const url = await choose(browser)
    await browser.post(review, url, NAME)
    const changed = url.replace('treatment=braces', 'treatment=aligner')
    expect(changed).not.toBe(url)
    const { to } = await browser.post(review, changed, NAME)
    expect((await dataOf(browser, to as string)).unbooked).toMatchObject({ name: null })
  })

  test.each(['read', 'confirmed'])(
    'a review %s after another patient took the expired slot offers the nearest slots',
    async (how) => {
      const browser = new PageBrowser()
      const url = await choose(browser)
      at(11)
      await choose(new PageBrowser(), {}, '9876543211')
      const { to } = how === 'read' ? await browser.get(review, url) : await browser.post(review, url, NAME)
      expect(to).toMatch(/^\/unified-booking\/clinic-list\?.*&date=2026-11-24&.*notice=expired$/)
      expect(new URLSearchParams(to as string).has('sid')).toBe(false)
      expect((await browser.get(clinicList, to as string)).props.step.notice).toBe('expired')
    },
  )

  test.each(['read', 'confirmed'])(
    'a review %s after the clinic closed the day says that it is closed',
    async (how) => {
      const browser = new PageBrowser()
      const url = await choose(browser)
      const closed = { place_id: 'c106', day: '2026-11-24', reason: 'Test' }
      await database().writes.insertInto('closed_days').values(closed).execute()
      at(11)
      const { to } = how === 'read' ? await browser.get(review, url) : await browser.post(review, url, NAME)
      expect(to).toMatch(/^\/unified-booking\/clinic-list\?.*notice=closed$/)
      expect(new URLSearchParams(to as string).has('start')).toBe(false)
    },
  )

  test('a signed-in patient who books for somebody else is asked for that person’s name', async () => {
    const browser = new PageBrowser()
    const own = await choose(browser)
    expect((await dataOf(browser, own)).other).toBeNull()
    const url = await choose(browser, { self_booked: 'false' })
    expect((await dataOf(browser, url)).other).toEqual({ calls: '98765 43210', age: '', isChild: false })
  })

  test('the review shows the place once with directions and a map, and no place for a video call', async () => {
    const browser = new PageBrowser()
    const { rows } = await dataOf(browser, await choose(browser))
    const places = rows.filter(({ map }: { map?: string }) => map !== undefined)
    expect(places).toEqual([
      expect.objectContaining({
        label: 'Where',
        value: expect.stringContaining('T. Nagar'),
        note: expect.stringMatching(/\w/),
        map: expect.stringMatching(/^https:\/\/www\.google\.com\/maps/),
      }),
    ])
    expect(new Set(rows.map(({ label }: { label: string }) => label)).size).toBe(rows.length)
  })

  test('the slots step extends the hold of a home visit, whatever is chosen there', async () => {
    const browser = new PageBrowser()
    const walked = 'flow=PAID_ALIGNER&phone=9876543210&city=chennai&concern=gaps&location=at_home&pincode=600017'
    const { to } = await browser.get(selectSlot, `/unified-booking/ext/select-slot?${walked}&address=12%20Park%20Road`)
    const { props } = await browser.get(selectSlot, to as string)
    const [{ value }, { value: other }] = props.data.groups.flatMap((group: { slots: unknown[] }) => group.slots)
    const { to: reviewed } = await browser.post(selectSlot, to as string, { slot: value })
    const times = (reviewed as string).replace('/review', '/select-slot')
    at(9)
    const { to: kept } = await browser.post(selectSlot, times, { slot: other, intent: 'keep' })
    const shown = await browser.get(selectSlot, kept as string)
    expect(shown.props.data.held).toMatchObject({ until: '10:20 am', canKeep: false })
    expect(shown.props.step.values.slot).toBe(value)
  })
})
