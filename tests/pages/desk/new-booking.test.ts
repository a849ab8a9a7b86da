import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import * as add from '@/pages/desk/[place]/new'
import * as enter from '@/pages/desk/enter'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, PIN } from '@/tests/support/desk/desk-browser'
import { bookedToday, nextOpenDay } from '@/tests/support/desk/desk-day'

describe('a new booking at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  const day = nextOpenDay()
  const slot = (start: string, end: string) => `${day}T${start}/${end}@${THREE_CHAIRS}`

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
  })

  const path = `${DESK_PATHS.add(THREE_CHAIRS, { day })}&place=${THREE_CHAIRS}`
  const person = { phone: '98000 00009', name: 'Ravi Sample', treatment: 'root_canal' }
  const typed = { intent: 'book', ...person, slot: slot('10:00', '10:30') }
  const send = async (form: Record<string, string>) => {
    const { key } = (await browser.get(add, path)).props.booking
    return browser.post(add, path, { key, ...form })
  }
  const rows = () =>
    database().reads.selectFrom('bookings').select(['source', 'personal_phone', 'personal_note']).execute()

  test('the desk books for a caller, and a form sent twice books once', async () => {
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

  describe('the lookup of a number', () => {
    const phone = '98000 00007'
    const put = (name: string, placeId = THREE_CHAIRS, seat = 1) =>
      bookedToday(database(), { placeId, name, phone: '+919800000007', seat })
    const found = async (form: Record<string, string> = {}) => {
      const { props, status } = await send({ phone, intent: 'find', slot: typed.slot, note: 'By bus', ...form })
      expect([status, props.booking.values.slot, props.booking.values.note]).toEqual([200, typed.slot, 'By bus'])
      return { known: props.booking.known.text, name: props.booking.values.name }
    }

    test('the lookup fills in the name, overwrites nothing typed and books nothing', async () => {
      expect(await found()).toEqual({ known: 'This number has no booking at your clinics yet.', name: '' })
      await put('Meena Sample')
      await put('meena  sample', THREE_CHAIRS, 2)
      expect((await found()).name.toLowerCase()).toMatch(/^meena +sample$/)
      expect(await found({ name: 'Ravi' })).toMatchObject({ name: 'Ravi' })
      expect(await rows()).toHaveLength(2)
    })

    test('the lookup leaves several names to the desk, and shows initials while names are hidden', async () => {
      await put('Meena Sample')
      browser.cookies.set('__Host-desk-hide', '1')
      expect(await found()).toEqual({ known: 'Booked before with this number: M. S.', name: '' })
      browser.cookies.delete('__Host-desk-hide')
      await put('Ravi Sample', THREE_CHAIRS, 2)
      const both = await found()
      expect(both.name).toBe('')
      expect(both.known).toMatch(
        /^Booked before with this number: (Meena Sample, Ravi Sample|Ravi Sample, Meena Sample)\. /,
      )
    })

    test('the lookup needs a whole number and searches only the desk’s own clinics', async () => {
      await put('Meena Elsewhere', ONE_CHAIR)
      expect(await found()).toMatchObject({ name: '', known: expect.stringContaining('no booking') })
      const { props } = await send({ phone: '98', intent: 'find' })
      expect([Object.keys(props.booking.mistakes), props.booking.known]).toEqual([['phone'], null])
    })
  })

  const far = addDays(day, 170 + (weekdayOf(addDays(day, 170)) === 6 ? 1 : 0))
  const linked = (query: Record<string, string>) => `${DESK_PATHS.add(THREE_CHAIRS, query)}&place=${THREE_CHAIRS}`
  const starts = async () =>
    (await database().reads.selectFrom('seats').select('starts_at').execute()).map(({ starts_at }) =>
      localOf(starts_at),
    )

  test('a link to a free slot books half a year ahead, and the booking appears on its day', async () => {
    const asked = linked({ day: far, start: '09:30' })
    const { values, key } = (await browser.get(add, asked)).props.booking
    expect(values.slot).toBe(`${far}T09:30/10:00@${THREE_CHAIRS}`)
    const booked = await browser.post(add, asked, { ...typed, key, slot: values.slot })
    expect(booked.to).toContain(`day=${far}`)
    expect(await starts()).toEqual([{ date: far, time: '09:30' }])
  })

  test('a link books the chair that it names, or any chair', async () => {
    const asked = linked({ day, start: '10:00', chair: '2' })
    const { values, key, chairs } = (await browser.get(add, asked)).props.booking
    expect([values.chair, chairs.length]).toEqual(['2', 3])
    const form = { ...typed, chair: values.chair }
    expect(await browser.post(add, asked, { ...form, key })).toMatchObject({ status: 303 })
    const seats = await database().reads.selectFrom('seats').select('seat').execute()
    expect(seats).toEqual([{ seat: 2 }])
    const again = await browser.post(add, asked, { ...form, key: 'k', phone: '98000 00008' })
    expect(again).toMatchObject({ status: 409, props: { booking: { values: { chair: '2', name: 'Ravi Sample' } } } })
    expect(Object.keys(again.props.booking.mistakes)).toEqual(['chair'])
  })

  test('the form never preselects another day or time than the link names', async () => {
    const beyond = addDays(day, 400)
    const none = await browser.get(add, linked({ day: beyond, start: '09:30' }))
    expect(none.props.booking).toMatchObject({
      values: { slot: '' },
      mistakes: { slot: expect.stringContaining('one year ahead') },
    })
    const odd = await browser.get(add, linked({ day: far, start: '09:35' }))
    expect(odd.props.booking).toMatchObject({
      values: { slot: '' },
      mistakes: { slot: expect.stringContaining('9:35 am isn’t free') },
    })
  })

  test('the form refuses a slot on another day than the one shown, and keeps the typed values', async () => {
    const answer = await browser.post(add, linked({ day: far }), { ...typed, key: 'k', note: 'By bus' })
    expect(answer).toMatchObject({
      status: 422,
      props: { booking: { mistakes: { slot: expect.stringContaining('isn’t on the day shown') } } },
    })
    expect(answer.props.booking.values).toMatchObject({ name: 'Ravi Sample', phone: typed.phone, note: 'By bus' })
    expect(answer.props.booking.day).toBe(far)
    expect(await rows()).toEqual([])
  })

  test('the form shows another day on request, and keeps the typed values', async () => {
    const answer = await browser.post(add, path, { ...typed, key: 'k', intent: 'day', other_day: far })
    expect(answer.status).toBe(200)
    expect(answer.props.booking).toMatchObject({ day: far, mistakes: {}, values: { name: 'Ravi Sample' }, key: 'k' })
    expect(answer.props.booking.action).toContain(`day=${far}`)
    expect(await rows()).toEqual([])
  })

  test('the form asks about another visit of the number, keeps the typed values and replaces it on request', async () => {
    await send(typed)
    const again = { ...typed, slot: slot('11:00', '11:30'), note: 'Called twice' }
    const { key } = (await browser.get(add, path)).props.booking
    const asked = await browser.post(add, path, { key, ...again })
    expect(asked).toMatchObject({
      status: 409,
      props: { booking: { values: { ...person, slot: again.slot, note: again.note }, key } },
    })
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

  test('a form sent to a locked desk waits sealed, and the PIN completes the booking', async () => {
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
    // After a 307 the browser sends the same fields again.
    expect(await browser.post(add, path, body)).toMatchObject({ status: 303 })
    expect(await rows()).toMatchObject([{ personal_phone: '+919800000009' }])
    const other = await browser.post(add, path, { ...body, desk_waits: '~not-ours' })
    expect(other).toMatchObject({ status: 303, to: path })
  })

  test('the form keeps the typed values and says what is wrong', async () => {
    const answer = await send({ ...typed, phone: '123', treatment: '' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.props.booking.mistakes).sort()).toEqual(['phone', 'treatment'])
    expect(answer.props.booking.values).toMatchObject({ phone: '123', name: 'Ravi Sample', slot: typed.slot })
    expect(await rows()).toEqual([])
  })

  test('the form asks for a reason when every chair is taken, and overbooks with one', async () => {
    for (const n of [1, 2, 3]) await send({ ...typed, phone: `980000001${n}` })
    const full = await send(typed)
    expect(full).toMatchObject({
      status: 409,
      props: { booking: { asksOverbook: true, values: { ...person, slot: typed.slot } } },
    })
    expect(JSON.stringify(full.props.booking.times.groups)).toContain(typed.slot)
    expect(await send({ ...typed, overbook: 'in_pain' })).toMatchObject({ status: 303 })
    expect(await rows()).toHaveLength(4)
  })
})
