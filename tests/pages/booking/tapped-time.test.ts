import { describe, expect, test } from 'vitest'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as start from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const FORM = { name: 'Asha Rao', phone: '98765 43210', treatment: 'braces', city: 'chennai' }
const NOON = '2026-11-23T12:00/12:30@c106'
const toTimes = /^\/unified-booking\/select-slot\?flow=INDIVIDUAL_CLINIC_PAGE&/

describe('a slot tapped on a clinic’s page', () => {
  const { database, at } = useOneSeat()
  const seats = () => database().reads.selectFrom('seats').selectAll().orderBy('created_at').execute()
  /** The link of the first slot on T. Nagar's page, or of another one. */
  const tap = async (query = '', nth = 0): Promise<string> => {
    const url = `/clinics/chennai/106?city=chennai&cid=106${query}`
    return (await new PageBrowser().get(clinicPage, url)).props.view.open.parts.flatMap(
      ({ times }: { times: { href: string }[] }) => times,
    )[nth].href
  }
  const fillIn = async (browser: PageBrowser, href: string, form = FORM): Promise<string> => {
    const { to } = await browser.post(start, href, form)
    expect(to).toMatch(toTimes)
    return to as string
  }
  const stranger = { ...FORM, phone: '98765 43211' }

  test('the page names the slot above the questions, holds nothing and starts no draft', async () => {
    const href = await tap('&treatment=braces&utm_source=bus')
    const { props, headers } = await new PageBrowser().get(start, href)
    expect(props.data.time).toEqual({ place: 'T. Nagar', when: 'Today, 12:00 pm', state: 'free', nearest: [] })
    expect(props.step.values).toMatchObject({ treatment: 'braces' })
    expect(href).toMatch(/&utm_source=bus$/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(await seats()).toEqual([])
  })

  test('the number step holds the slot, the slots step preselects it, and one tap leads to review', async () => {
    const browser = new PageBrowser()
    const href = await tap()
    const times = await fillIn(browser, href)
    const [held] = await seats()
    expect(held).toMatchObject({ place_id: 'c106', state: 'held', personal_phone: '+919876543210' })
    expect(new URLSearchParams(times).get('sid')).toBe(held?.id)
    at(1)
    const { props } = await browser.get(selectSlot, times)
    expect(props.data).toMatchObject({
      held: { when: 'Today, 12:00 pm', until: '10:10 am', seconds: 540, canKeep: true },
      lost: null,
      nearest: [],
    })
    expect(props.step.values.slot).toBe(NOON)
    expect(props.data.groups[0].slots[0] ?? {}).toMatchObject({ value: NOON, held: true })
    const { to } = await browser.post(selectSlot, times, { slot: NOON })
    expect(to).toMatch(/^\/unified-booking\/review\?/)
    expect(await browser.get(review, to as string)).toMatchObject({ status: 200, to: null })
    expect(await seats()).toHaveLength(1)
  })

  test('the slot stays held after Back and another try, even when the patient lives in another city', async () => {
    const browser = new PageBrowser()
    const href = await tap()
    const first = await fillIn(browser, href)
    const form = await browser.get(start, first.replace('/select-slot', '/input-phone'))
    expect(form.props.data.time.state).toBe('held')
    expect((await browser.get(start, href)).props.data.time.state).toBe('held')
    const again = await fillIn(browser, first.replace('/select-slot', '/input-phone'), { ...FORM, city: 'kochi' })
    expect(new URLSearchParams(again).get('sid')).toBe(new URLSearchParams(first).get('sid'))
    expect((await browser.get(selectSlot, again)).props.data.held).toMatchObject({ when: 'Today, 12:00 pm' })
  })

  test('a slot taken before the form is sent gets a message there, with links to the nearest slots', async () => {
    const href = await tap()
    await fillIn(new PageBrowser(), href, stranger)
    const browser = new PageBrowser()
    const { time } = (await browser.get(start, href)).props.data
    expect(time).toMatchObject({ when: 'Today, 12:00 pm', state: 'taken' })
    expect(time.nearest.map(({ time: at }: { time: string }) => at)).toEqual(['12:30 pm', '1:00 pm', '1:30 pm'])
    const other = await fillIn(browser, time.nearest[0].href)
    expect((await browser.get(selectSlot, other)).props.data.held).toMatchObject({ when: 'Today, 12:30 pm' })
  })

  test('a slot taken while the form is filled in gets a message on the slots step, with the nearest slots first', async () => {
    const href = await tap()
    await fillIn(new PageBrowser(), href, stranger)
    const browser = new PageBrowser()
    const times = await fillIn(browser, href)
    expect(times).toMatch(/notice=taken$/)
    const { props } = await browser.get(selectSlot, times)
    expect(props.data).toMatchObject({ held: null, nearest: [{ label: '12:30 pm' }, { label: '1:00 pm' }, {}] })
    expect(props.step.notice).toBe('taken')
  })

  test('a slot that is no longer on offer is dropped with a message', async () => {
    const href = await tap()
    at(30)
    const browser = new PageBrowser()
    expect((await browser.get(start, href)).props.data.time).toMatchObject({ state: 'closed' })
    const times = await fillIn(browser, href)
    expect(times).toMatch(/notice=closed$/)
    expect([...new URLSearchParams(times).keys()]).not.toContain('start')
    expect((await browser.get(selectSlot, times)).props.data).toMatchObject({ held: null, lost: null })
  })

  test.each([
    ['of another calendar', { zone: 'c101' }],
    ['that is none', { start: '25:00' }],
    ['without its end', { end: '' }],
  ])('the form ignores a slot %s', async (_, edited) => {
    const url = new URL(await tap(), 'http://localhost')
    for (const [name, value] of Object.entries(edited)) url.searchParams.set(name, value)
    const browser = new PageBrowser()
    expect((await browser.get(start, url.pathname + url.search)).props.data.time).toBeNull()
    const times = await fillIn(browser, url.pathname + url.search)
    expect(new URLSearchParams(times).has('sid')).toBe(false)
    expect(await seats()).toEqual([])
  })

  test('when somebody takes the slot after its hold expired, the slots step says so', async () => {
    const browser = new PageBrowser()
    const href = await tap('', 1)
    const times = await fillIn(browser, href)
    at(11)
    expect((await browser.get(selectSlot, times)).props.data).toMatchObject({ held: null, lost: null })
    await fillIn(new PageBrowser(), href, stranger)
    expect((await browser.get(selectSlot, times)).props.data).toMatchObject({
      held: null,
      lost: 'taken',
      nearest: [{ label: '1:00 pm' }, {}, {}],
    })
  })
})
