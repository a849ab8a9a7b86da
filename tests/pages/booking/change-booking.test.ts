import { beforeEach, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import * as manage from '@/pages/manage/[reference]'
import * as cancelQuestion from '@/pages/manage/[reference]/cancel'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { inDays, ONE_CHAIR, ZONE } from '@/tests/support/chain/test-places'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

describe('changing a booking', () => {
  const { database, own, bookAt } = useOwnBooking()
  let reference: string
  let key: string
  beforeEach(() => {
    ;({ reference, key } = own)
  })
  const at = (query = '', of = reference) => manageAt(of, query)
  const stored = () => database().reads.selectFrom('bookings').select('status').execute()

  const open = async () => {
    const browser = new PageBrowser()
    await browser.get(manage, at(`&key=${key}`))
    return browser
  }
  const value = (start: string, end: string, day = inDays(3)) => `${day}T${start}/${end}@${ZONE}`

  test('the cancel page asks first and offers three other slots before the button', async () => {
    const browser = await open()
    const asked = await browser.get(cancelQuestion, `/manage/${reference}/cancel?reference=${reference}`)
    expect(asked).toMatchObject({ status: 200, props: { ticket: { reference, manageHref: `/manage/${reference}` } } })
    const { nearest } = asked.props
    expect(nearest).toHaveLength(3)
    expect(nearest.map((slot: { value: string }) => slot.value)).not.toContain(value('10:00', '10:30'))
    expect(await stored()).toEqual([{ status: 'confirmed' }])
    expect(await browser.post(manage, at(), { intent: 'move', slot: nearest[0].value })).toMatchObject({
      to: `/manage/${reference}?notice=moved`,
    })
    const shown = await browser.get(manage, at())
    expect(shown.props).toMatchObject({ times: { isOpen: false }, nearest: [{}, {}, {}] })
  })

  test('the cancel page sends strangers and cancelled bookings back to the booking page', async () => {
    const question = `/manage/${reference}/cancel?reference=${reference}`
    const back = { status: 303, to: `/manage/${reference}` }
    expect(await new PageBrowser().get(cancelQuestion, question)).toMatchObject(back)
    const browser = await open()
    await browser.post(manage, at(), { intent: 'cancel' })
    expect(await browser.get(cancelQuestion, question)).toMatchObject(back)
  })

  test('cancelling shows how long it can be undone, and the undo restores the booking', async () => {
    const browser = await open()
    await browser.post(manage, at(), { intent: 'cancel' })
    const { props } = await browser.get(manage, at('&notice=cancelled'))
    expect(props).toMatchObject({ ticket: { isCancelled: true }, acts: null, times: null, undo: { others: [] } })
    expect(props.undo.seconds).toBeGreaterThan(0)
    expect(props.undo.seconds).toBeLessThanOrEqual(60)
    expect(await browser.post(manage, at(), { intent: 'undo' })).toMatchObject({
      status: 303,
      to: `/manage/${reference}?notice=undone`,
    })
    const again = await browser.get(manage, at('&notice=undone'))
    expect(again.props).toMatchObject({ notice: 'undone', undo: null, ticket: { isCancelled: false } })
    expect((await browser.get(manage, at('&notice=cancelled'))).props.notice).toBeNull()
  })

  test('after the undo minute the page says so and offers the same slot again', async () => {
    const browser = await open()
    await browser.post(manage, at(), { intent: 'cancel' })
    const ago = new Date(Date.now() - 80_000)
    await database().writes.updateTable('bookings').set({ cancelled_at: ago }).execute()
    expect((await browser.get(manage, at())).props).toMatchObject({ undo: null, ticket: { isCancelled: true } })
    expect(await browser.post(manage, at(), { intent: 'undo' })).toMatchObject({
      status: 409,
      props: { cause: 'undo_over', undo: null },
    })
  })

  test('when the slot is gone, the page offers the nearest ones and books one under the same reference', async () => {
    const booked = await bookAt(ONE_CHAIR)
    const own = (query = '') => at(query, booked.reference)
    const browser = new PageBrowser()
    await browser.get(manage, own(`&key=${manageKey(SECRET, booked.id)}`))
    await browser.post(manage, own(), { intent: 'cancel' })
    await bookAt(ONE_CHAIR, { owner: 'bob', phone: '+919800000002' })
    const refused = await browser.post(manage, own(), { intent: 'undo' })
    expect(refused).toMatchObject({ status: 409, props: { cause: 'undo_taken', undo: { seconds: 0 } } })
    const [first] = refused.props.undo.others
    expect(refused.props.undo.others).toHaveLength(3)
    for (const odd of ['', 'x', `${inDays(3)}T03:00/03:30@${ONE_CHAIR}`])
      expect(await browser.post(manage, own(), { intent: 'undo', slot: odd })).toMatchObject({
        status: 409,
        props: { cause: 'undo_closed' },
      })
    expect(await browser.post(manage, own(), { intent: 'undo', slot: first.value })).toMatchObject({ status: 303 })
    const stands = await browser.get(manage, own())
    expect(stands.props.ticket).toMatchObject({ isCancelled: false, reference: booked.reference })
  })

  test('rescheduling without a slot is refused and unfolds the slots of all thirty days', async () => {
    const browser = await open()
    for (const [form, cause] of [
      [{ intent: 'move' }, 'empty'],
      [{ intent: 'move', slot: '' }, 'empty'],
      [{ intent: 'move', slot: 'soon' }, 'unknown'],
    ] as const)
      expect(await browser.post(manage, at(), form)).toMatchObject({
        status: 422,
        props: { cause, times: { isOpen: true } },
      })
    const { times } = (await browser.get(manage, at('&change=1'))).props
    expect(times).toMatchObject({ isOpen: true, earlierHref: null })
    const later = await browser.get(
      manage,
      at(`&date=${new URL(times.laterHref, 'http://x').searchParams.get('date')}`),
    )
    expect(later.props.times).toMatchObject({ isOpen: true, earlierHref: expect.stringContaining('#times') })
    const days = [times, later.props.times].flatMap((each: { days: { date: string }[] }) => each.days)
    expect(new Set(days.map(({ date }) => date)).size).toBe(28)
  })

  test('links to other sites contain neither the patient’s name, nor the treatment, nor the key', async () => {
    const booked = await bookAt(ONE_CHAIR, { name: 'Asha Sample' })
    const browser = new PageBrowser()
    await browser.get(manage, at(`&key=${manageKey(SECRET, booked.id)}`, booked.reference))
    const clinic = (await browser.get(manage, at('', booked.reference))).props
    const home = (await (await open()).get(manage, at())).props
    for (const { acts } of [clinic, home])
      for (const href of [acts.googleHref, acts.shareHref].map(decodeURIComponent))
        expect(href).not.toMatch(/Asha|98000|Lake View|Testpur North|[Bb]races|[Aa]ligner|key=|manage/)
    expect(decodeURIComponent(clinic.acts.shareHref)).toMatch(
      /^https:\/\/wa\.me\/\?text=.*Test Dental Fort, 1 Fort Road/s,
    )
    const google = new URL(clinic.acts.googleHref)
    expect(google.searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/)
    expect(google.searchParams.get('location')).toMatch(/^Test Dental Fort, 1 Fort Road, .*59\d{4}$/)
    expect(google.searchParams.get('text')).toBe('Dentist appointment · Muthu Dental Fort')
    expect(new URL(home.acts.googleHref).searchParams.get('text')).toBe('Dentist home visit · Muthu Dental')
    expect(new URL(clinic.ticket.mapsHref).searchParams.get('query')).toBe(google.searchParams.get('location'))
    expect(new URL(home.acts.googleHref).searchParams.has('location')).toBe(false)
  })

  test('the page says truthfully whether a message was sent', async () => {
    const browser = await open()
    const told = async () => (await browser.get(manage, at())).props.acts.delivery
    expect(await told()).toBe('coming')
    await database().writes.updateTable('outbox').set({ dropped: 'given_up' }).execute()
    expect(await told()).toBeNull()
    await database().writes.updateTable('outbox').set({ dropped: null, sent_at: new Date() }).execute()
    expect(await told()).toBe('sent')
    await browser.post(manage, at(), { intent: 'move', slot: value('11:00', '11:30') })
    expect(await told()).toBe('coming')
  })
})
