import { describe, expect, test } from 'vitest'
import { managePath } from '@/lib/addresses/paths'
import { shortLink } from '@/lib/addresses/short-links'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { MANAGE_LINK } from '@/lib/domain/booking/manage-link'
import { renderMessage } from '@/lib/messages/templates'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { book, minutesAfter, NOW, SECRET, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const DAY = 24 * 60
const VISIT_ENDS = new Date('2026-11-24T10:30:00+05:30')

describe('the manage link', () => {
  const { database, deps } = useTestPlaces()
  const opens = (reference: string, key: string, now = NOW) => findBooking(deps(now), { reference, key })
  const waiting = () =>
    database()
      .writes.selectFrom('outbox')
      .where('dropped', 'is', null)
      .selectAll()
      .orderBy('kind')
      .orderBy('subject')
      .execute()

  test('the link works until thirty days after the visit, also of a rescheduled or cancelled one, and longer for the owner', async () => {
    const { reference, id } = await book(deps())
    const key = manageKey(SECRET, id)
    expect(await opens(reference, key, minutesAfter(30 * DAY - 1, VISIT_ENDS))).toMatchObject({ reference })
    const late = minutesAfter(30 * DAY, VISIT_ENDS)
    expect(await opens(reference, key, late)).toBeNull()
    expect(await cancelBooking(deps(late), { reference, key })).toEqual({ kind: 'not_found' })
    expect(await findBooking(deps(late), { reference, owner: 'ann' })).toMatchObject({ link: { isOpen: false } })
    expect(await renewLink(deps(late), { reference, owner: 'ann' }, 0)).toEqual({ kind: 'not_found' })

    await rescheduleBooking(deps(), { reference, key, ...slot('2026-11-30', '11:00', '11:30') })
    expect(await opens(reference, key, late)).toMatchObject({ status: 'confirmed' })
    await cancelBooking(deps(), { reference, key })
    expect(await opens(reference, key, late)).toMatchObject({ status: 'cancelled' })
    expect(await opens(reference, key, minutesAfter(36 * DAY + 60, VISIT_ENDS))).toBeNull()
  })

  test('a new link closes the old one, goes to the number alone and into every waiting message', async () => {
    const { reference, id } = await book(deps())
    const [old, fresh] = [manageKey(SECRET, id), manageKey(SECRET, id, 1)]
    expect(fresh).not.toBe(old)
    expect(await renewLink(deps(), { reference, key: old }, 0)).toEqual({ kind: 'renewed' })
    expect(await opens(reference, old)).toBeNull()
    expect(await opens(reference, fresh)).toMatchObject({ reference, isOwn: false, manageKey: fresh })
    const manage = managePath(reference, fresh)
    const messages = await waiting()
    expect(messages).toMatchObject([
      { kind: 'booking_confirmed', personal_payload: { manage } },
      { kind: 'booking_link', subject: `${id}:1`, personal_to: '+919800000001', personal_payload: { manage } },
    ])
    const { text } = renderMessage('booking_link', messages[1]?.personal_payload ?? {}, {
      origin: 'https://muthu.example',
      language: 'en',
    })
    expect(text).toContain(`https://muthu.example${shortLink(manage)}`)
    expect(text).toContain(reference)
  })

  test('the link keeps its version through reschedules, and all messages contain the newest link', async () => {
    const { reference, id } = await book(deps())
    await renewLink(deps(), { reference, owner: 'ann' }, 0)
    const key = manageKey(SECRET, id, 1)
    const moved = await rescheduleBooking(deps(), { reference, key, ...slot(TOMORROW, '11:00', '11:30') })
    expect(moved).toMatchObject({ kind: 'moved' })
    expect(await opens(reference, key)).toMatchObject({ start: '11:00', manageKey: key })
    expect(await opens(reference, manageKey(SECRET, id))).toBeNull()
    expect(await renewLink(deps(), { reference, key }, 1)).toEqual({ kind: 'renewed' })
    const newest = managePath(reference, manageKey(SECRET, id, 2))
    await cancelBooking(deps(), { reference, owner: 'ann' })
    const told = (await waiting()).filter(({ kind }) => kind !== 'booking_confirmed')
    expect(told.map(({ kind, personal_payload }) => [kind, personal_payload])).toMatchObject([
      ['booking_cancelled', { manage: newest }],
      ['booking_link', { manage: newest }],
      ['booking_moved', { manage: newest }],
    ])
  })

  test('a form sent twice, also in parallel, makes one link and one message', async () => {
    const { reference } = await book(deps())
    const access = { reference, owner: 'ann' }
    const both = await Promise.all([renewLink(deps(), access, 0), renewLink(deps(), access, 0)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['already', 'renewed'])
    expect(await renewLink(deps(), access, 0)).toEqual({ kind: 'already' })
    expect((await waiting()).filter(({ kind }) => kind === 'booking_link')).toHaveLength(1)
  })

  test('the owner may renew the link only a few times, and a stranger never', async () => {
    const { reference, id } = await book(deps())
    expect(await renewLink(deps(), { reference, owner: 'bob' }, 0)).toEqual({ kind: 'not_found' })
    expect(await renewLink(deps(), { reference, key: manageKey(SECRET, id, 1) }, 0)).toEqual({ kind: 'not_found' })
    const access = { reference, owner: 'ann' }
    for (let version = 0; version < MANAGE_LINK.renewals; version += 1)
      expect(await renewLink(deps(), access, version)).toEqual({ kind: 'renewed' })
    expect(await renewLink(deps(), access, MANAGE_LINK.renewals)).toEqual({ kind: 'too_many' })
    const links = (await waiting()).filter(({ kind }) => kind === 'booking_link')
    expect(links).toMatchObject([{ subject: `${id}:${MANAGE_LINK.renewals}` }])
  })
})
