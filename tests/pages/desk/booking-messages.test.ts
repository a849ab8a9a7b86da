import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import * as booking from '@/pages/desk/booking/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { depsOf, inDays, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen } from '@/tests/support/closures'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

describe('a booking’s page at the desk', () => {
  const { database } = useTestPlaces()
  const day = inDays(4)
  let browser: PageBrowser
  let reference: string
  const path = () => `${DESK_PATHS.booking(reference)}?reference=${reference}`

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
    const whose = { name: 'Meena Sample', phone: '+919800000007' }
    ;({ reference } = await bookedToday(database(), { placeId: THREE_CHAIRS, ...whose }))
  })
  afterEach(() => reopen(database()))

  test('the page shows every message about the booking with its outcome, and the closure that affects it', async () => {
    const { writes, reads } = database()
    const { id } = await reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const now = new Date()
    // The visit is today and a closure must not come before it, so the booking moves to the next open day.
    const form = { intent: 'move', version: '0', slot: `${day}T10:00/10:30@${THREE_CHAIRS}` }
    expect(await browser.post(booking, path(), form)).toMatchObject({ status: 303 })
    const list = await opened(depsOf(database(), now), { day })
    await notifyAffected(depsOf(database(), now), AT_DESK, list.id)
    const later = new Date(now.getTime() + 3_600_000)
    await writes.updateTable('outbox').set({ next_attempt_at: later }).where('kind', '=', 'new_times').execute()
    const put = (kind: string, subject: string, given: object) =>
      writes
        .insertInto('outbox')
        .values({ kind, subject, personal_to: '', personal_payload: '{}', created_at: now, ...given })
        .execute()
    const seat = await reads.selectFrom('seats').where('booking_id', '=', id).select('id').executeTakeFirstOrThrow()
    await put('how_was_it', seat.id, { dropped: 'given_up' })
    await put('booking_link', `${id}:1`, { sent_at: now })
    await writes.updateTable('bookings').set({ link_version: 1 }).execute()
    const { booking: view } = (await browser.get(booking, path())).props
    const told = Object.fromEntries(view.messages.map(({ text, by }: Record<string, string>) => [text, by]))
    expect(told).toEqual({
      'Booking rescheduled': expect.stringMatching(/^will be sent /),
      'Time not possible, new times offered': expect.stringMatching(/^will be sent /),
      'Feedback question after the visit': 'not sent',
      'New link to the booking': 'sent',
    })
    expect(view.closure).toEqual({
      text: expect.stringMatching(
        /^This time is closed or blocked\. .*All chairs: Dentist away\. Texted, no answer yet\.$/,
      ),
      href: DESK_PATHS.closures(THREE_CHAIRS, { list: list.id }),
    })
  })
})
