import { describe, expect, test } from 'vitest'
import type { SlotGroup } from '@/lib/views/booking'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces'
/** The list of clinics names a slot by the clinic, the booking's page by the place. */
const CHOSEN = '2026-11-24T11:00/11:30@106'
const OWN = '2026-11-24T11:00/11:30@c106'

describe('the slot of an existing booking', () => {
  const { database, chairs } = useOneSeat()
  const booked = async () => {
    const browser = new PageBrowser()
    const { to: list } = await browser.get(clinicList, `${LIST}&phone=9876543230`)
    const { to: url } = await browser.post(clinicList, list as string, { slot: CHOSEN })
    const { to } = await browser.post(review, url as string, { name: 'Asha Rao' })
    const reference = new URLSearchParams(to as string).get('booking') as string
    return { browser, at: `/manage/${reference}?reference=${reference}` }
  }

  test.each([1, 3])(
    'the slot appears once in its day at a clinic with %i chairs, marked and not selectable',
    async (seats) => {
      await chairs(seats)
      const { browser, at } = await booked()
      const groups = async (date: string): Promise<SlotGroup[]> =>
        (await browser.get(manage, `${at}&date=${date}`)).props.times.groups
      const own = (await groups('2026-11-24')).flatMap(({ slots }) => slots).filter(({ value }) => value === OWN)
      expect(own).toMatchObject([{ isOwn: true }])
      const other = (await groups('2026-11-25')).flatMap(({ slots }) => slots)
      expect(other.length).toBeGreaterThan(0)
      expect(other.filter(({ isOwn }) => isOwn)).toEqual([])
    },
  )

  test('rescheduling to the same slot changes nothing: the page says so and sends no message', async () => {
    await chairs(3)
    const { browser, at } = await booked()
    const { status, to } = await browser.post(manage, at, { intent: 'move', slot: OWN })
    expect([status, to]).toEqual([303, expect.stringMatching(/\?notice=same$/)])
    expect((await browser.get(manage, `${at}&notice=same`)).props.notice).toBe('same')
    const moved = database().reads.selectFrom('outbox').where('kind', '=', 'booking_moved').select('id')
    expect(await moved.execute()).toEqual([])
  })
})
