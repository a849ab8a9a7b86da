import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import * as add from '@/pages/desk/[place]/new'
import * as calls from '@/pages/desk/calls'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { CITY, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { PHONE, putLead, putUser } from '@/tests/support/put-rows'

const tomorrow = addDays(localOf(new Date()).date, 1)
const DAY = weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : tomorrow

describe('booking for a patient from the call list', () => {
  const { database } = useTestPlaces()
  /** An emergency of a known number, which may be called at any hour, and two staff members; the first has the call. */
  async function called() {
    serveFrom(database())
    const [subject, then] = [randomUUID(), new Date(Date.now() - 3_600_000)]
    const answers = JSON.stringify({ city: CITY, concern_category: 'emergency', treatment: 'root_canal' })
    const times = { created_at: then, updated_at: then, finished_at: then }
    await putUser(database(), 'user:1')
    await putLead(database(), { id: subject, personal_name: 'Asha Rao', answers, urgent: true, ...times })
    const [ann, bob] = [await atDesk(database()), await atDesk(database(), { phone: '+919800000011' })]
    await ann.post(calls, `/desk/calls?place=${THREE_CHAIRS}`, { intent: 'claim', subject })
    const { claimed } = (await ann.get(calls, `/desk/calls?place=${THREE_CHAIRS}`)).props.calls
    const href = `${claimed.bookHref}&place=${THREE_CHAIRS}&day=${DAY}`
    return { subject, ann, bob, bookHref: claimed.bookHref, href }
  }

  test('the form is filled in for the caller’s own call, on another day too, and for nobody else', async () => {
    const { ann, bob, bookHref, href, subject } = await called()
    expect(bookHref).toBe(`/desk/${THREE_CHAIRS}/new?call=lead%3A${subject}`)
    const { booking } = (await ann.get(add, href)).props
    expect(booking.values).toMatchObject({ phone: '98000 00001', name: 'Asha Rao', treatment: 'root_canal' })
    expect(booking.times.days.every((day: { href: string }) => day.href.includes(`call=lead%3A${subject}`))).toBe(true)
    expect((await bob.get(add, href)).props.booking.values).toMatchObject({ phone: '', name: '', treatment: '' })
    ann.cookies.set('__Host-desk-hide', '1')
    expect((await ann.get(add, href)).props.booking.values).toMatchObject({ phone: '98000 00001', name: '' })
    for (const odd of ['lead:x', `nobody:${subject}`, `lead:${randomUUID()}`])
      expect((await ann.get(add, href.replace(`lead%3A${subject}`, odd))).props.booking.values.phone).toBe('')
  })

  test('the booking closes the call', async () => {
    const { ann, href } = await called()
    const form = { intent: 'book', key: randomUUID(), phone: '98000 00001', name: 'Asha Rao', treatment: 'root_canal' }
    const { to } = await ann.post(add, href, { ...form, slot: `${DAY}T10:00/10:30@${THREE_CHAIRS}` })
    expect(to).toContain('notice=marked.')
    expect(to).not.toMatch(/98000|Asha/)
    const rows = await database().reads.selectFrom('calls').select(['outcome', 'closed_at']).execute()
    expect(rows).toEqual([{ outcome: 'booked', closed_at: expect.any(Date) }])
    const booked = await database().reads.selectFrom('bookings').select(['personal_phone', 'source']).execute()
    expect(booked).toEqual([{ personal_phone: PHONE, source: 'phone' }])
  })
})
