import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { SECRET } from '@/tests/support/chain/test-places'
import { useOneSeat } from '@/tests/support/one-seat'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces'
const NAME = { name: 'Asha Rao' }

describe('a similar appointment of the same person', () => {
  const { database } = useOneSeat()
  const choose = async (browser: PageBrowser, time: string, phone: string) => {
    const { to: list } = await browser.get(clinicList, `${LIST}&phone=${phone}`)
    return (await browser.post(clinicList, list as string, { slot: `${time}@106` })).to as string
  }
  const bookedBy = async (browser: PageBrowser, time: string, phone: string) => {
    const { to } = await browser.post(review, await choose(browser, time, phone), NAME)
    return new URLSearchParams(to as string).get('booking') as string
  }
  const standing = (phone: string) =>
    database()
      .reads.selectFrom('bookings')
      .where('personal_phone', '=', `+91${phone}`)
      .where('status', '=', 'confirmed')
      .select('reference')
      .execute()

  test('the page asks about it as soon as the browser arrives, before a name is typed', async () => {
    const [browser, phone] = [new PageBrowser(), '9876543223']
    const reference = await bookedBy(browser, '2026-11-24T12:00/12:30', phone)
    const url = await choose(browser, '2026-11-26T12:00/12:30', phone)
    const { step, data } = (await browser.get(review, url)).props
    expect(data.near).toMatchObject({ name: 'Asha Rao', when: 'Tomorrow, 12:00 pm', reference, answer: '' })
    expect(step.causes).toEqual({})
    // A visitor with only the link does not see whose appointment it is before they type the name.
    const linked = new PageBrowser()
    const rows = database().reads.selectFrom('bookings').where('reference', '=', reference).select('id')
    const { id } = await rows.executeTakeFirstOrThrow()
    const key = manageKey(SECRET, id)
    await linked.get(manage, `/manage/${reference}?reference=${reference}&key=${key}`)
    const later = await choose(linked, '2026-11-26T13:00/13:30', phone)
    expect((await linked.get(review, later)).props.data.near).toBeNull()
    expect((await linked.post(review, later, NAME)).props.data.near).toMatchObject({ reference })
  })

  test('the page does not ask when somebody else is booked, and no answer for another name counts', async () => {
    const [browser, phone] = [new PageBrowser(), '9876543224']
    const first = await bookedBy(browser, '2026-11-24T15:00/15:30', phone)
    const { to: list } = await browser.get(clinicList, `${LIST}&phone=${phone}`)
    const other = { slot: '2026-11-26T10:30/11:00@106', self_booked: 'false' }
    const { to } = await browser.post(clinicList, list as string, other)
    expect((await browser.get(review, to as string)).props.data.near).toBeNull()
    // The other person's visit is not shown either, once the patient books for themselves again.
    await browser.post(review, to as string, { name: 'Kavya Rao', age: '8' })
    const own = await choose(browser, '2026-11-27T10:30/11:00', phone)
    expect((await browser.get(review, own)).props.data.near).toMatchObject({ name: 'Asha Rao' })
    const url = await choose(browser, '2026-11-26T11:30/12:00', phone)
    expect((await browser.post(review, url, { name: 'Ravi Rao', near: first })).status).toBe(303)
    expect((await standing(phone)).map(({ reference }) => reference)).toContain(first)
  })

  test('a form without an answer leads to the question with all typed values, and the patient can replace the appointment', async () => {
    const [browser, phone] = [new PageBrowser(), '9876543220']
    const first = await bookedBy(browser, '2026-11-24T11:00/11:30', phone)
    const url = await choose(browser, '2026-11-26T12:00/12:30', phone)
    const asked = await browser.post(review, url, { name: ' asha  RAO' })
    expect([asked.status, asked.props.step.causes, asked.props.step.values.name]).toEqual([
      409,
      { near: 'empty' },
      ' asha  RAO',
    ])
    const near = {
      name: 'asha  RAO',
      when: 'Tomorrow, 11:00 am',
      reference: first,
      answer: '',
      href: `/manage/${first}`,
    }
    expect(asked.props.data).toMatchObject({ near, held: { when: 'Thu 26 Nov, 12:00 pm' } })
    expect(await standing(phone)).toEqual([{ reference: first }])
    const { to } = await browser.post(review, url, { ...NAME, near: first })
    expect(to).toMatch(/success\?flow=ORGANIC&booking=\w{8}$/)
    const later = new URLSearchParams(to as string).get('booking') as string
    expect(await standing(phone)).toEqual([{ reference: later }])
    // The replaced booking's page links to the new one and offers no undo. A visitor with only the link sees no reference.
    const by = async (asking: PageBrowser, query = '') =>
      asking.get(manage, `/manage/${first}?reference=${first}${query}`)
    const way = { reference: later, href: `/manage/${later}` }
    expect((await by(browser)).props).toMatchObject({ undo: null, replaced: { other: way } })
    const linked = new PageBrowser()
    const { id } = await database()
      .reads.selectFrom('bookings')
      .where('reference', '=', first)
      .select('id')
      .executeTakeFirstOrThrow()
    await by(linked, `&key=${manageKey(SECRET, id)}`)
    expect((await by(linked)).props).toMatchObject({ undo: null, replaced: { other: null } })
  })

  test('the patient can keep it beside the later one, or say that it is another person’s', async () => {
    const [browser, phone] = [new PageBrowser(), '9876543221']
    await bookedBy(browser, '2026-11-24T11:30/12:00', phone)
    const url = await choose(browser, '2026-11-26T12:30/13:00', phone)
    expect((await browser.post(review, url, { name: 'Ravi Rao' })).status).toBe(303)
    const next = await choose(browser, '2026-11-26T15:00/15:30', phone)
    expect((await browser.post(review, next, { ...NAME, near: 'keep' })).status).toBe(303)
    expect(await standing(phone)).toHaveLength(3)
  })

  test('another browser is not told, and books as if there were none', async () => {
    const phone = '9876543222'
    const first = await bookedBy(new PageBrowser(), '2026-11-24T10:30/11:00', phone)
    const stranger = new PageBrowser()
    const url = await choose(stranger, '2026-11-26T16:00/16:30', phone)
    const { status, to } = await stranger.post(review, url, { ...NAME, near: first })
    expect([status, to]).toEqual([303, expect.stringMatching(/success\?/)])
    expect(await standing(phone)).toHaveLength(2)
  })
})
