import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import holdCall from '@/pages/api/slot/u/hold'
import listCall from '@/pages/api/slot/u/list'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as start from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import * as success from '@/pages/unified-booking/success'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { serveLengths } from '@/tests/support/chain/sample-chain'
import { useOneSeat } from '@/tests/support/one-seat'

const listOf = (treatment: string) =>
  `/unified-booking/clinic-list?flow=ORGANIC&city=chennai&cid=106&concern_category=not_sure&treatment=${treatment}`
const FORM = { name: 'Asha Rao', phone: '98765 43210', treatment: 'root_canal', city: 'chennai' }
const TOMORROW = '2026-11-24'
const HOUR = `${TOMORROW}T11:00/12:00@106`

describe('a treatment whose visit takes an hour', () => {
  const { database } = useOneSeat()
  let undo = () => {}
  beforeAll(() => {
    undo = serveLengths({ root_canal: 60 })
  })
  afterAll(() => undo())
  const seats = () =>
    database().reads.selectFrom('seats').select(['state', 'starts_at', 'ends_at', 'visit_minutes']).execute()
  const timesIn = (groups: { slots: { value: string }[] }[]) =>
    groups.flatMap(({ slots }) => slots.map(({ value }) => value))
  /** The values of T. Nagar's slots tomorrow, for another browser. */
  async function listed(treatment: string): Promise<string[]> {
    const url = `${listOf(treatment)}&phone=9876543299&date=${TOMORROW}`
    const browser = new PageBrowser()
    const { to } = await browser.get(clinicList, url)
    const { props } = await browser.get(clinicList, to ?? url)
    const open = props.data.clinics.find(({ cid }: { cid: string }) => cid === '106').open
    return timesIn(open.groups)
  }
  async function choose(browser: PageBrowser, slot = HOUR): Promise<{ status: number; to: string }> {
    const { to: list } = await browser.get(clinicList, `${listOf('root_canal')}&phone=9876543210`)
    const { status, to } = await browser.post(clinicList, list as string, { slot })
    return { status, to: to as string }
  }

  test('the list shows whole hours of one chair, and a booked one hides both of its slots', async () => {
    expect(await listed('root_canal')).toContain(HOUR)
    const browser = new PageBrowser()
    const { to } = await choose(browser)
    const { held, rows } = (await browser.get(review, to)).props.data
    expect(held).toMatchObject({ when: 'Tomorrow, 11:00 am' })
    expect(rows[0]).toMatchObject({ label: 'When', note: 'About 60 minutes' })
    const { to: booked } = await browser.post(review, to, { name: 'Asha Rao' })
    expect(booked).toMatch(/^\/unified-booking\/success\?/)
    expect(await seats()).toMatchObject([{ state: 'taken', visit_minutes: 60 }])
    const [usual, long] = [await listed('braces'), await listed('root_canal')]
    expect(usual).toContain(`${TOMORROW}T10:30/11:00@106`)
    expect(usual).toContain(`${TOMORROW}T12:00/12:30@106`)
    expect(usual.some((value) => value.includes('T11:'))).toBe(false)
    for (const begun of ['T10:30', 'T11:00', 'T11:30']) expect(long.some((value) => value.includes(begun))).toBe(false)
    // The last one ends when the last usual slot ends.
    expect(long.at(-1)?.slice(17)).toBe(usual.at(-1)?.slice(17))

    const reference = new URLSearchParams((booked as string).split('?')[1]).get('booking') ?? ''
    const shown = await browser.get(success, booked as string)
    expect(JSON.stringify(shown.props)).toContain('20261124T053000Z%2F20261124T063000Z')
    const { props } = await browser.get(manage, `/manage/${reference}?reference=${reference}&date=${TOMORROW}`)
    expect(props.ticket.lasts).toBe('About 60 minutes')
    const moves = timesIn(props.times.groups)
    expect(moves).toContain(`${TOMORROW}T12:00/13:00@c106`)
    const moved = await browser.post(manage, `/manage/${reference}?reference=${reference}`, {
      intent: 'move',
      slot: `${TOMORROW}T12:00/13:00@c106`,
    })
    expect(moved.status).toBe(303)
    expect((await seats()).map(({ state, visit_minutes }) => [state, visit_minutes])).toEqual(
      expect.arrayContaining([
        ['left', 60],
        ['taken', 60],
      ]),
    )
  })

  test('a slot of half an hour is refused, and no hold of it is booked for this treatment', async () => {
    const browser = new PageBrowser()
    expect((await choose(browser, `${TOMORROW}T11:00/11:30@106`)).status).toBe(409)
    const { to: list } = await browser.get(clinicList, `${listOf('braces')}&phone=9876543210`)
    const { to } = await browser.post(clinicList, list as string, { slot: `${TOMORROW}T11:00/11:30@106` })
    expect((await seats()).map(({ visit_minutes }) => visit_minutes)).toEqual([null])
    const edited = (to as string).replace('treatment=braces', 'treatment=root_canal')
    const back = /^\/unified-booking\/clinic-list\?.*notice=closed$/
    expect((await browser.get(review, edited)).to).toMatch(back)
    expect((await browser.post(review, edited, { name: 'Asha Rao' })).to).toMatch(back)
    expect((await seats()).map(({ state }) => state)).toEqual(['held'])
  })

  test('a slot tapped before the treatment is known is held as long as the treatment needs', async () => {
    const page = await new PageBrowser().get(clinicPage, '/clinics/chennai/106?city=chennai&cid=106')
    const [first] = page.props.view.open.parts.flatMap(({ times }: { times: { href: string }[] }) => times)
    const browser = new PageBrowser()
    const { to } = await browser.post(start, first.href, FORM)
    expect(new URLSearchParams(to as string).get('end')).toBe('13:00')
    const { props } = await browser.get(selectSlot, to as string)
    expect(props.data.held).toMatchObject({ when: 'Today, 12:00 pm' })
    expect(timesIn(props.data.groups)[0]).toBe('2026-11-23T12:00/13:00@c106')
    const next = await browser.post(selectSlot, to as string, { slot: '2026-11-23T12:00/13:00@c106' })
    expect((await browser.get(review, next.to as string)).status).toBe(200)
    expect(await seats()).toMatchObject([{ state: 'held', visit_minutes: 60 }])
  })

  test('the calls list and hold the length of a treatment', async () => {
    const wanted = { cid: '106', date: TOMORROW, flow: 'ORGANIC', treatment: 'root_canal' }
    const { body } = await call(listCall, wanted)
    expect(body.slots).toContainEqual({ date: TOMORROW, start: '11:00', end: '12:00', state: 'free' })
    expect(timesIn(body.shown.groups)).toContain(HOUR)
    const hold = { ...wanted, start: '11:00', phone: '9876543210' }
    expect((await call(holdCall, { ...hold, end: '11:30' })).body).toMatchObject({ error: { code: 'closed' } })
    expect((await call(holdCall, { ...hold, end: '12:00' })).body).toMatchObject({ sid: expect.any(String) })
    expect(await seats()).toMatchObject([{ visit_minutes: 60 }])
  })
})
