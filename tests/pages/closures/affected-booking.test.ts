import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { parseSlot } from '@/flows/params'
import { chain, setChain } from '@/lib/catalogue/chain'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { instantOf } from '@/lib/domain/clinic-time'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { openClosure } from '@/lib/use-cases/closures/open'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import * as manage from '@/pages/manage/[reference]'
import * as cancelQuestion from '@/pages/manage/[reference]/cancel'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { book, depsOf, inDays, ONE_CHAIR, slot } from '@/tests/support/chain/test-places'
import { reopen } from '@/tests/support/closures'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

describe('the page of a booking that a closure affects', () => {
  const { database, bookAt } = useOwnBooking()
  afterEach(() => reopen(database()))
  const deps = () => depsOf(database(), new Date())

  /** A booking at 10:00 of a day that is then closed; with `isTold` the desk has sent the messages. */
  async function closed({ isTold = true, days = 4, reason = 'no_power' } = {}) {
    const day = inDays(days)
    // Stands for a booking that the desk makes up to a year ahead.
    const bookedAt = new Date(Date.now() + (days - 4) * 86_400_000)
    const made = await book(depsOf(database(), bookedAt), {
      placeId: ONE_CHAIR,
      ...slot(day),
      owner: 'bob',
      phone: '+919800000002',
    })
    const { reference } = made
    const browser = new PageBrowser()
    await browser.get(manage, manageAt(reference, `&key=${manageKey(SECRET, made.id)}`))
    const id = randomUUID()
    const wish = { id, placeId: ONE_CHAIR, day, from: null, until: null, seat: null, reason }
    expect(await openClosure(deps(), OPERATOR, wish)).toEqual({ kind: 'opened', affected: 1, moved: 0 })
    if (isTold) await notifyAffected(deps(), OPERATOR, id)
    const show = async () => (await browser.get(manage, manageAt(reference))).props
    return { id, reference, browser, show, startsAt: instantOf(day, '10:00') }
  }
  const startOf = async (reference: string) =>
    (
      await database()
        .reads.selectFrom('seats as s')
        .innerJoin('bookings as b', 'b.id', 's.booking_id')
        .where('b.reference', '=', reference)
        .where('s.state', '=', 'taken')
        .select('s.starts_at')
        .executeTakeFirst()
    )?.starts_at

  test('the page gives the reason, and one tap reschedules', async () => {
    const { reference, browser, show, startsAt } = await closed()
    const { affected, ticket, attends, acts } = await show()
    expect(affected.why).toMatch(/^Sorry, the clinic has no power or water on .*, 10:00 am\.$/)
    expect([affected.times.length, ticket.isCancelled, attends]).toEqual([3, false, null])
    // Nobody may put this slot into a calendar.
    expect([ticket.isDisplaced, acts]).toEqual([true, null])
    expect(await startOf(reference)).toEqual(startsAt)
    const answer = await browser.post(manage, manageAt(reference), { intent: 'move', slot: affected.times[1].value })
    expect(answer).toMatchObject({ status: 303, to: `/manage/${reference}?notice=moved` })
    expect(await startOf(reference)).not.toEqual(startsAt)
    const moved = await show()
    expect([moved.affected, moved.ticket.isDisplaced, moved.acts === null]).toEqual([null, false, false])
  })

  test('the page gives a reason of the chain in the reader’s language', async () => {
    const before = chain()
    onTestFinished(() => setChain(before))
    setChain({ ...before, translations: { ta: { 'Temple festival': 'கோயில் திருவிழா' } } })
    const { reference, browser, show } = await closed({ reason: 'Temple festival' })
    expect((await show()).affected.why).toMatch(/^Sorry, we can’t see you on .*\. The reason: Temple festival\.$/)
    const { props } = await browser.get(manage, `/ta${manageAt(reference)}`)
    expect(props.affected.why).toMatch(/காரணம்: கோயில் திருவிழா\.$/)
  })

  test('the page shows the next slot when an offered slot is gone', async () => {
    const { reference, browser, show } = await closed()
    const [gone, ...left] = (await show()).affected.times
    const { date, start, end } = parseSlot(gone.value) ?? {}
    await bookAt(ONE_CHAIR, { owner: 'eve', phone: '+919800000003', date, start, end })
    const now = (await show()).affected.times
    expect(now.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(left.map(({ value }: { value: string }) => value)),
    )
    expect(now).toHaveLength(3)
    expect(now.some(({ value }: { value: string }) => value === gone.value)).toBe(false)
    expect(await browser.post(manage, manageAt(reference), { intent: 'move', slot: gone.value })).toMatchObject({
      status: 409,
      props: { cause: 'taken' },
    })
  })

  test('the page shows the nearest slots when none were offered yet', async () => {
    const { show } = await closed({ isTold: false })
    expect((await show()).affected.times).toHaveLength(3)
  })

  test('the page shows and accepts offered slots beyond the patients’ booking window', async () => {
    const { reference, browser, show, startsAt } = await closed({ days: 60 })
    const { times } = (await show()).affected
    expect(times).toHaveLength(3)
    const away = (value: string) => {
      const { date = '', start = '' } = parseSlot(value) ?? {}
      return Math.abs(instantOf(date, start).getTime() - startsAt.getTime())
    }
    for (const { value } of times) expect(away(value)).toBeLessThan(8 * 86_400_000)
    expect(await browser.post(manage, manageAt(reference), { intent: 'move', slot: times[0].value })).toMatchObject({
      status: 303,
    })
    expect((await show()).affected).toBeNull()
  })

  test('the page shows the soonest slots far ahead when none were offered yet, also before a cancellation', async () => {
    const { reference, browser, show } = await closed({ isTold: false, days: 60 })
    expect((await show()).affected.times).toHaveLength(3)
    const asked = await browser.get(cancelQuestion, `/manage/${reference}/cancel?reference=${reference}`)
    expect(asked.status).toBe(200)
  })

  test('a cancelled booking offers other slots instead of an undo, and its own slot again once the closure is lifted', async () => {
    const { id, reference, browser, show } = await closed()
    await browser.post(manage, manageAt(reference), { intent: 'cancel' })
    const { undo } = await show()
    expect([undo.seconds, undo.others.length]).toEqual([0, 3])
    await liftClosure(deps(), OPERATOR, id)
    expect((await show()).undo).toMatchObject({ others: [], seconds: expect.any(Number) })
    const [other] = undo.others
    expect((await browser.post(manage, manageAt(reference), { intent: 'undo', slot: other.value })).to).toContain(
      'undone',
    )
  })

  test('the page says nothing about the closure once it is lifted', async () => {
    const { id, show } = await closed()
    await liftClosure(deps(), OPERATOR, id)
    expect((await show()).affected).toBeNull()
  })
})
