import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, weekdayOf } from '@/lib/domain/clinic-time'
import * as dayPage from '@/pages/desk/[place]'
import * as print from '@/pages/desk/[place]/print'
import * as booking from '@/pages/desk/booking/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS, WEEK } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday, nextOpenDay } from '@/tests/support/desk/desk-day'

describe('at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  const day = nextOpenDay()
  const slot = (start: string, end: string) => `${day}T${start}/${end}@${THREE_CHAIRS}`

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
  })

  describe('a booking', () => {
    let reference: string
    const path = () => `${DESK_PATHS.booking(reference)}?reference=${reference}`
    const shown = async (more = '') => (await browser.get(booking, path() + more)).props
    const send = async (form: Record<string, string>, version?: number) =>
      browser.post(booking, path(), { version: String(version ?? (await shown()).booking.card.version), ...form })
    const stored = () =>
      database()
        .reads.selectFrom('bookings')
        .select(['status', 'visit', 'cancel_reason', 'personal_note'])
        .executeTakeFirst()

    beforeEach(async () => {
      // The tests run on Sundays too.
      const hours = JSON.stringify(Array(7).fill(WEEK[0]))
      await database().writes.updateTable('places').set({ hours }).where('id', '=', THREE_CHAIRS).execute()
      ;({ reference } = await bookedToday(database(), {
        placeId: THREE_CHAIRS,
        name: 'Meena Sample',
        phone: '+919800000007',
      }))
    })

    test('an overbooked patient is shown without a chair, on the day and on paper too', async () => {
      const extra = { placeId: THREE_CHAIRS, name: 'Zara Sample', phone: '+919800000008', seat: 101 }
      ;({ reference } = await bookedToday(database(), extra))
      const { booking: view } = await shown()
      expect(view.facts).toContainEqual({ label: 'Chair', value: 'Extra patient, no chair' })
      expect(view.chair).toBe('')
      const at = (path: string) => `${path}?place=${THREE_CHAIRS}`
      const board = (await browser.get(dayPage, at(DESK_PATHS.day(THREE_CHAIRS)))).props.day
      expect(board.rows.flatMap((row: { extra: object[] }) => row.extra)).toMatchObject([{ reference }])
      const paper = (await browser.get(print, at(DESK_PATHS.print(THREE_CHAIRS)))).props.print
      expect(paper.lines.map((line: { chair: string }) => line.chair)).toEqual(['1', 'Extra'])
    })

    test('the page shows all details and the history with names', async () => {
      await send({ intent: 'mark', to: 'arrived' })
      const { booking: view } = await shown()
      expect(view.facts).toContainEqual({ label: 'Phone', value: '98000 00007', href: 'tel:+919800000007' })
      expect(view.history).toMatchObject([{ text: 'Arrived', by: 'Asha Desk' }])
      expect(view.undo).toBe('Undo: Arrived')
    })

    test('the page shows the patient’s rating, and hides the comment while names are hidden', async () => {
      const { id } = await database().reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
      const at = new Date()
      await database().writes.updateTable('bookings').set({ visit: 'kept', kept_at: at }).execute()
      await database()
        .writes.insertInto('visit_questions')
        .values({ booking_id: id, asked_at: at, answered_at: at, score: 4, personal_words: 'Quick' })
        .execute()
      const { booking: view } = await shown()
      expect(view.history).toMatchObject([{ text: 'Feedback: 4 of 5. “Quick”', by: 'the patient' }])
      expect(view.undo).toBeNull()
      browser.cookies.set('__Host-desk-hide', '1')
      expect((await shown()).booking.history).toMatchObject([{ text: 'Feedback: 4 of 5' }])
    })

    test('the desk cancels with a reason, the message waits a minute, and an undo restores the booking', async () => {
      expect((await send({ intent: 'cancel', cancel_reason: 'patient_unwell' })).to).toContain('notice=cancelled')
      expect(await stored()).toMatchObject({ status: 'cancelled', cancel_reason: 'patient_unwell' })
      const [told] = await database().reads.selectFrom('outbox').select(['kind', 'next_attempt_at']).execute()
      expect(told?.kind).toBe('booking_cancelled')
      expect(told?.next_attempt_at?.getTime()).toBeGreaterThan(Date.now() + 30_000)
      expect((await send({ intent: 'undo' })).to).toContain('notice=undone')
      expect(await stored()).toMatchObject({ status: 'confirmed' })
      const { notice, booking: after } = await shown('&notice=undone')
      expect(notice).toEqual({ tone: 'leaf', text: 'Undone.', undo: null })
      expect(after.history).toMatchObject([
        { text: 'Undone: Cancelled' },
        { text: 'Cancelled (undone). Patient is unwell' },
      ])
      expect(after.undo).toBeNull()
    })

    test('the desk can reschedule to a free slot only', async () => {
      expect(await send({ intent: 'move', slot: 'nowhen' })).toMatchObject({
        status: 409,
        props: { notice: { tone: 'coral' } },
      })
      expect((await send({ intent: 'move', slot: slot('10:00', '10:30'), move_reason: 'patient_asked' })).to).toContain(
        'notice=moved',
      )
      const { booking: view } = await shown()
      expect(view.when).toContain('10:00')
      expect(view.history[0]).toMatchObject({ text: `Rescheduled to ${view.when}. Patient asked` })
      expect(view.facts).toContainEqual({ label: 'Previous times', value: expect.stringContaining('12:00 pm') })
      expect(view.messages).toMatchObject([
        { text: 'Booking rescheduled', by: expect.stringMatching(/^will be sent /) },
      ])
      expect(JSON.stringify(view.messages)).not.toMatch(/Meena|98000/)
    })

    test('the first button is a step forward, or no button is blue', async () => {
      const firsts = []
      for (const to of ['arrived', 'in_chair', 'kept']) {
        await send({ intent: 'mark', to })
        const [first] = (await shown()).booking.card.next
        firsts.push([first.to, first.isOnward])
      }
      expect(firsts).toEqual([
        ['in_chair', true],
        ['kept', true],
        ['in_chair', false],
      ])
    })

    test('rescheduling works only to the day that is shown, and keeps what was chosen', async () => {
      const far = addDays(day, 200 + (weekdayOf(addDays(day, 200)) === 6 ? 1 : 0))
      const form = { intent: 'move', slot: slot('10:00', '10:30'), move_reason: 'patient_asked' }
      const { version } = (await shown()).booking.card
      const on = `${path()}&date=${far}`
      const wrong = await browser.post(booking, on, { ...form, version: String(version) })
      expect(wrong).toMatchObject({ status: 409, props: { booking: { move: { day: far, reason: 'patient_asked' } } } })
      expect(wrong.props.notice.text).toContain('isn’t on the day shown')
      const right = { ...form, slot: `${far}T10:00/10:30@${THREE_CHAIRS}`, version: String(version) }
      expect((await browser.post(booking, on, right)).to).toContain('notice=moved')
    })

    test('the page offers to undo an action, but not a note', async () => {
      await send({ intent: 'mark', to: 'arrived' })
      await send({ intent: 'note', note: 'Brings her X-rays' })
      expect((await shown()).booking.undo).toBeNull()
    })

    test('the desk corrects a booking on its page, which shows the earlier values except while names are hidden', async () => {
      const wrong = await send({ intent: 'correct', name: 'Meena S', phone: '123' })
      expect(wrong).toMatchObject({ status: 422, props: { booking: { correct: { isOpen: true } } } })
      expect(wrong.props.booking.correct.values).toMatchObject({ name: 'Meena S', phone: '123' })
      expect(Object.keys(wrong.props.booking.correct.mistakes)).toEqual(['phone'])
      const right = { intent: 'correct', name: 'Meena S', phone: '98000 00008', treatment: '' }
      expect((await send(right)).to).toContain('notice=corrected')
      const { booking: view } = await shown()
      expect(view.correct.values).toEqual({ name: 'Meena S', phone: '98000 00008', treatment: 'braces' })
      expect(view.history[0].text).toBe(
        'Corrected details. Full name: Meena Sample → Meena S; Phone: 98000 00007 → 98000 00008',
      )
      expect(view.undo).toBeNull()
      browser.cookies.set('__Host-desk-hide', '1')
      const hidden = (await shown()).booking
      expect(hidden.correct).toBeNull()
      expect(JSON.stringify(hidden)).not.toMatch(/Meena|98000/)
    })

    test('the desk can change the chair at the same time', async () => {
      // Today's slot at noon may be over by now.
      await send({ intent: 'move', slot: slot('10:00', '10:30') })
      expect((await send({ intent: 'chair', chair: '3' })).to).toContain('notice=seated')
      const { booking: view } = await shown()
      expect(view).toMatchObject({ chair: '3', undo: null })
      expect(view.history[0]).toMatchObject({ text: 'Changed to Chair 3' })
      expect(view.facts).toContainEqual({ label: 'Chair', value: '3' })
      expect(await send({ intent: 'chair', chair: '9' })).toMatchObject({ status: 409 })
    })

    test('a note is stored, and a stale form overwrites nothing', async () => {
      await send({ intent: 'note', note: 'Brings her X-rays' })
      expect(await stored()).toMatchObject({ personal_note: 'Brings her X-rays' })
      expect(await send({ intent: 'cancel' }, 0)).toMatchObject({ status: 409, props: { notice: { tone: 'coral' } } })
      expect(await stored()).toMatchObject({ status: 'confirmed' })
    })

    test('a hidden screen shows initials only', async () => {
      browser.cookies.set('__Host-desk-hide', '1')
      const told = JSON.stringify((await shown()).booking)
      for (const mark of ['Meena', '98000 00007', '+919800000007']) expect(told).not.toContain(mark)
    })
  })
})
