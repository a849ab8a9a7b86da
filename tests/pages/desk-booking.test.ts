// One booking at the desk over its page, and booking there for who calls or walks in.
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import * as add from '@/pages/desk/[place]/new'
import * as booking from '@/pages/desk/booking/[reference]'
import * as enter from '@/pages/desk/enter'
import { atDesk, PIN } from '@/tests/support/desk-browser'
import { bookedToday } from '@/tests/support/desk-day'
import { type PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { THREE_CHAIRS } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

/** The next day on which the test clinics are open. */
function nextOpenDay(): string {
  const tomorrow = addDays(localOf(new Date()).date, 1)
  return weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : tomorrow
}

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
      ;({ reference } = await bookedToday(database(), {
        placeId: THREE_CHAIRS,
        name: 'Meena Sample',
        phone: '+919800000007',
      }))
    })

    test('shows all that is known of it, and what was done with it by whom', async () => {
      await send({ intent: 'mark', to: 'arrived' })
      const { booking: view } = await shown()
      expect(view.facts).toContainEqual({ label: 'Phone', value: '98000 00007', href: 'tel:+919800000007' })
      expect(view.history).toMatchObject([{ text: 'Arrived', by: 'Asha Desk' }])
      expect(view.undo).toBe('Take back: Arrived')
    })

    test('shows what its patient answered afterwards, and the words not where names are hidden', async () => {
      const { id } = await database().reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
      const at = new Date()
      await database()
        .writes.insertInto('visit_questions')
        .values({ booking_id: id, asked_at: at, answered_at: at, score: 4, personal_words: 'Quick' })
        .execute()
      const { booking: view } = await shown()
      expect(view.history).toMatchObject([{ text: 'How it was: 4 of 5. “Quick”', by: 'the patient' }])
      expect(view.undo).toBeNull()
      browser.cookies.set('__Host-desk-hide', '1')
      expect((await shown()).booking.history).toMatchObject([{ text: 'How it was: 4 of 5' }])
    })

    test('is cancelled with a reason, told after a minute, and taken back', async () => {
      expect((await send({ intent: 'cancel', cancel_reason: 'patient_unwell' })).to).toContain('said=cancelled')
      expect(await stored()).toMatchObject({ status: 'cancelled', cancel_reason: 'patient_unwell' })
      const [told] = await database().reads.selectFrom('outbox').select(['kind', 'next_attempt_at']).execute()
      expect(told?.kind).toBe('booking_cancelled')
      expect(told?.next_attempt_at?.getTime()).toBeGreaterThan(Date.now() + 30_000)
      expect((await send({ intent: 'undo' })).to).toContain('said=undone')
      expect(await stored()).toMatchObject({ status: 'confirmed' })
      const { notice, booking: after } = await shown('&said=undone')
      expect(notice).toEqual({ tone: 'leaf', text: 'Taken back.', undo: null })
      expect(after.history).toMatchObject([
        { text: 'Took back: Cancelled' },
        { text: 'Cancelled (taken back). The patient is unwell' },
      ])
      expect(after.undo).toBeNull()
    })

    test('is moved to a time that is free, and no other', async () => {
      expect(await send({ intent: 'move', slot: 'nowhen' })).toMatchObject({
        status: 409,
        props: { notice: { tone: 'coral' } },
      })
      expect((await send({ intent: 'move', slot: slot('10:00', '10:30'), move_reason: 'patient_asked' })).to).toContain(
        'said=moved',
      )
      const { booking: view } = await shown()
      expect(view.when).toContain('10:00')
      expect(view.history[0]).toMatchObject({ text: `Moved to ${view.when}. The patient asked` })
      expect(view.facts).toContainEqual({ label: 'Before that', value: expect.stringContaining('12:00 pm') })
      expect(view.told).toMatchObject([{ text: 'It is moved', by: expect.stringMatching(/^waits until /) }])
      expect(JSON.stringify(view.told)).not.toMatch(/Meena|98000/)
    })

    test('has a step onward as its first button, or none in blue', async () => {
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

    test('is moved to the day that was shown alone, and nothing that was chosen is lost', async () => {
      const far = addDays(day, 200 + (weekdayOf(addDays(day, 200)) === 6 ? 1 : 0))
      const form = { intent: 'move', slot: slot('10:00', '10:30'), move_reason: 'patient_asked' }
      const { version } = (await shown()).booking.card
      const on = `${path()}&date=${far}`
      const wrong = await browser.post(booking, on, { ...form, version: String(version) })
      expect(wrong).toMatchObject({ status: 409, props: { booking: { move: { day: far, reason: 'patient_asked' } } } })
      expect(wrong.props.notice.text).toContain('another day')
      const right = { ...form, slot: `${far}T10:00/10:30@${THREE_CHAIRS}`, version: String(version) }
      expect((await browser.post(booking, on, right)).to).toContain('said=moved')
    })

    test('offers to take back an act, and no note', async () => {
      await send({ intent: 'mark', to: 'arrived' })
      await send({ intent: 'note', note: 'Brings her X-rays' })
      expect((await shown()).booking.undo).toBeNull()
    })

    test('keeps a note, and overwrites nothing that changed meanwhile', async () => {
      await send({ intent: 'note', note: 'Brings her X-rays' })
      expect(await stored()).toMatchObject({ personal_note: 'Brings her X-rays' })
      expect(await send({ intent: 'cancel' }, 0)).toMatchObject({ status: 409, props: { notice: { tone: 'coral' } } })
      expect(await stored()).toMatchObject({ status: 'confirmed' })
    })

    test('is told by initials alone on a hidden screen', async () => {
      browser.cookies.set('__Host-desk-hide', '1')
      const told = JSON.stringify((await shown()).booking)
      for (const mark of ['Meena', '98000 00007', '+919800000007']) expect(told).not.toContain(mark)
    })
  })

  describe('a new booking', () => {
    const path = `${DESK_PATHS.add(THREE_CHAIRS, { day })}&place=${THREE_CHAIRS}`
    const typed = { phone: '98000 00009', name: 'Ravi Sample', treatment: 'root_canal', slot: slot('10:00', '10:30') }
    const send = async (form: Record<string, string>) => {
      const { key } = (await browser.get(add, path)).props.booking
      return browser.post(add, path, { key, ...form })
    }
    const rows = () =>
      database().reads.selectFrom('bookings').select(['source', 'personal_phone', 'personal_note']).execute()

    test('is booked for a caller, once however often it is sent', async () => {
      const { key } = (await browser.get(add, path)).props.booking
      const answers = [
        await browser.post(add, path, { key, ...typed, note: 'Afraid of needles' }),
        await browser.post(add, path, { key, ...typed, note: 'Afraid of needles' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      expect(answers[0]?.to).toBe(answers[1]?.to)
      expect(await rows()).toEqual([
        { source: 'phone', personal_phone: '+919800000009', personal_note: 'Afraid of needles' },
      ])
    })

    const far = addDays(day, 170 + (weekdayOf(addDays(day, 170)) === 6 ? 1 : 0))
    const linked = (query: Record<string, string>) => `${DESK_PATHS.add(THREE_CHAIRS, query)}&place=${THREE_CHAIRS}`
    const starts = async () =>
      (await database().reads.selectFrom('seats').select('starts_at').execute()).map(({ starts_at }) =>
        localOf(starts_at),
      )

    test('is booked half a year ahead by the link of a free time, and shown on its day', async () => {
      const asked = linked({ day: far, start: '09:30' })
      const { values, key } = (await browser.get(add, asked)).props.booking
      expect(values.slot).toBe(`${far}T09:30/10:00@${THREE_CHAIRS}`)
      const booked = await browser.post(add, asked, { ...typed, key, slot: values.slot })
      expect(booked.to).toContain(`day=${far}`)
      expect(await starts()).toEqual([{ date: far, time: '09:30' }])
    })

    test('is never preset to another day or another time than the link names', async () => {
      const beyond = addDays(day, 400)
      const none = await browser.get(add, linked({ day: beyond, start: '09:30' }))
      expect(none.props.booking).toMatchObject({
        values: { slot: '' },
        mistakes: { slot: expect.stringContaining('a year ahead') },
      })
      const odd = await browser.get(add, linked({ day: far, start: '09:35' }))
      expect(odd.props.booking).toMatchObject({
        values: { slot: '' },
        mistakes: { slot: expect.stringContaining('9:35 am is not free') },
      })
    })

    test('is refused on another day than the one shown, with all that was typed', async () => {
      const answer = await browser.post(add, linked({ day: far }), { ...typed, key: 'k', note: 'By bus' })
      expect(answer).toMatchObject({
        status: 422,
        props: { booking: { mistakes: { slot: expect.stringContaining('another day') } } },
      })
      expect(answer.props.booking.values).toMatchObject({ name: 'Ravi Sample', phone: typed.phone, note: 'By bus' })
      expect(answer.props.booking.day).toBe(far)
      expect(await rows()).toEqual([])
    })

    test('shows another day that is asked for, with all that was typed', async () => {
      const answer = await browser.post(add, path, { ...typed, key: 'k', intent: 'day', other_day: far })
      expect(answer.status).toBe(200)
      expect(answer.props.booking).toMatchObject({ day: far, mistakes: {}, values: { name: 'Ravi Sample' }, key: 'k' })
      expect(answer.props.booking.action).toContain(`day=${far}`)
      expect(await rows()).toEqual([])
    })

    test('asks about another visit of the number, keeps all that was typed, and replaces it on request', async () => {
      await send(typed)
      const again = { ...typed, slot: slot('11:00', '11:30'), note: 'Called twice' }
      const { key } = (await browser.get(add, path)).props.booking
      const asked = await browser.post(add, path, { key, ...again })
      expect(asked).toMatchObject({ status: 409, props: { booking: { values: again, key } } })
      const { near, mistakes } = asked.props.booking
      expect(Object.keys(mistakes)).toEqual(['near'])
      expect(near).toMatchObject([{ value: 'keep' }, { label: expect.stringContaining('Ravi Sample') }])
      browser.cookies.set('__Host-desk-hide', '1')
      const hidden = (await browser.post(add, path, { key, ...again })).props.booking.near
      expect(JSON.stringify(hidden)).not.toContain('Ravi')
      expect(await browser.post(add, path, { key, ...again, near: near[1].value })).toMatchObject({ status: 303 })
      const states = await database().reads.selectFrom('bookings').select('status').orderBy('status').execute()
      expect(states.map(({ status }) => status)).toEqual(['cancelled', 'confirmed'])
    })

    test('waits sealed at a locked desk, and is booked once the PIN is given', async () => {
      await database()
        .writes.updateTable('desk_sessions')
        .set({ seen_at: new Date(Date.now() - 200_000) })
        .execute()
      const sent = { ...typed, key: 'k' }
      const { to: door = '' } = await browser.post(add, path, sent)
      const { props } = await browser.post(enter, door ?? '', sent)
      expect(JSON.stringify(props)).not.toMatch(/Ravi|98000 00009/)
      const body = { desk_waits: props.enter.waits, desk_pin: PIN }
      expect(await browser.post(enter, door ?? '', body)).toMatchObject({ status: 307 })
      // 307: the browser sends the same fields again.
      expect(await browser.post(add, path, body)).toMatchObject({ status: 303 })
      expect(await rows()).toMatchObject([{ personal_phone: '+919800000009' }])
      const other = await browser.post(add, path, { ...body, desk_waits: '~not-ours' })
      expect(other).toMatchObject({ status: 303, to: path })
    })

    test('loses nothing that was typed, and says what is wrong', async () => {
      const answer = await send({ ...typed, phone: '123', treatment: '' })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.props.booking.mistakes).sort()).toEqual(['phone', 'treatment'])
      expect(answer.props.booking.values).toMatchObject({ phone: '123', name: 'Ravi Sample', slot: typed.slot })
      expect(await rows()).toEqual([])
    })

    test('asks for a reason where every chair is taken, and books beside them with one', async () => {
      for (const n of [1, 2, 3]) await send({ ...typed, phone: `980000001${n}` })
      const full = await send(typed)
      expect(full).toMatchObject({ status: 409, props: { booking: { asksOverbook: true, values: typed } } })
      expect(JSON.stringify(full.props.booking.times.groups)).toContain(typed.slot)
      expect(await send({ ...typed, overbook: 'in_pain' })).toMatchObject({ status: 303 })
      expect(await rows()).toHaveLength(4)
    })
  })
})
