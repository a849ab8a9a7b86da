import { describe, expect, test } from 'vitest'
import * as manage from '@/pages/manage/[reference]'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { inDays, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { manageAt, useOwnBooking } from '@/tests/support/own-booking'

describe('the page that a reminder leads to', () => {
  const { database, own, bookAt } = useOwnBooking()
  const attendanceConfirmedAt = async () =>
    (await database().reads.selectFrom('bookings').select(['reference', 'attendance_confirmed_at']).execute()).find(
      ({ reference }) => reference === own.reference,
    )?.attendance_confirmed_at
  /** Moves the visit to `hours` from now, rounded to five minutes. */
  const putAhead = (hours: number) => {
    const starts = new Date(Math.ceil((Date.now() + hours * 3_600_000) / 300_000) * 300_000)
    return database()
      .writes.updateTable('seats')
      .set({ starts_at: starts, ends_at: new Date(starts.getTime() + 1_800_000) })
      .where('state', '=', 'taken')
      .execute()
  }
  const byLink = async () => {
    const browser = new PageBrowser()
    const link = manageAt(own.reference, `&key=${own.key}`)
    expect((await browser.get(manage, link)).status).toBe(303)
    return browser
  }

  test('the page asks shortly before the visit, and opening it confirms nothing', async () => {
    const browser = await byLink()
    expect((await browser.get(manage, manageAt(own.reference))).props.attends).toBeNull()
    await putAhead(20)
    expect((await browser.get(manage, manageAt(own.reference))).props.attends).toBe(false)
    await browser.get(manage, manageAt(own.reference, '&intent=come'))
    expect(await attendanceConfirmedAt()).toBeNull()
  })

  test('the button confirms attendance once, and the page says so', async () => {
    await putAhead(20)
    const browser = await byLink()
    const answer = await browser.post(manage, manageAt(own.reference), { intent: 'come' })
    expect(answer).toMatchObject({ status: 303, to: `/manage/${own.reference}?notice=comes` })
    const said = await attendanceConfirmedAt()
    expect(said).toBeInstanceOf(Date)
    expect((await browser.get(manage, manageAt(own.reference))).props).toMatchObject({ attends: true, cause: null })
    await browser.post(manage, manageAt(own.reference), { intent: 'come' })
    expect(await attendanceConfirmedAt()).toEqual(said)
  })

  test('nobody can confirm too early, for a cancelled visit or as a stranger', async () => {
    const browser = await byLink()
    await browser.post(manage, manageAt(own.reference), { intent: 'come' })
    expect(await attendanceConfirmedAt()).toBeNull()
    await putAhead(20)
    const stranger = await new PageBrowser().post(manage, manageAt(own.reference), { intent: 'come' })
    expect(stranger.status).toBe(404)
    const other = await bookAt(ONE_CHAIR, { owner: 'bob', phone: '+919800000002', date: inDays(4) })
    expect((await browser.post(manage, manageAt(other.reference), { intent: 'come' })).status).toBe(404)
    await browser.post(manage, manageAt(own.reference), { intent: 'cancel' })
    await browser.post(manage, manageAt(own.reference), { intent: 'come' })
    expect(await attendanceConfirmedAt()).toBeNull()
    expect((await browser.get(manage, manageAt(own.reference))).props.attends).toBeNull()
  })
})
