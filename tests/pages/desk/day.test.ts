import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { cancelRow } from '@/lib/db/queries/booking/booking-changes'
import { addDays, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import call from '@/pages/api/desk/s/day'
import * as day from '@/pages/desk/[place]'
import * as print from '@/pages/desk/[place]/print'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call as ask } from '@/tests/support/call'
import { depsOf, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened } from '@/tests/support/closures'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { putBooking } from '@/tests/support/put-rows'

const PATH = DESK_PATHS.day(THREE_CHAIRS)
const of = (placeId: string) => `${PATH}?place=${placeId}`

describe('the day of a clinic', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  let booked: { reference: string; id: string; start: string }

  beforeEach(async () => {
    serveFrom(database())
    booked = await bookedToday(database(), { placeId: THREE_CHAIRS, name: 'Meena Sample', phone: '+919800000007' })
    browser = await atDesk(database())
  })

  const shown = async () => (await browser.get(day, of(THREE_CHAIRS))).props
  const cardIn = (view: { rows: { cells: { kind: string; card?: { reference: string } }[] }[] }) =>
    view.rows.flatMap(({ cells }) => cells).find(({ card }) => card?.reference === booked.reference)?.card
  const mark = (form: Record<string, string>) =>
    browser.post(day, of(THREE_CHAIRS), { intent: 'mark', reference: booked.reference, version: '0', ...form })
  const stored = () =>
    database().reads.selectFrom('bookings').where('id', '=', booked.id).select(['visit', 'version']).executeTakeFirst()

  test('the page shows the patients by time and chair, and the possible actions', async () => {
    const { day: view } = await shown()
    expect(view).toMatchObject({
      placeName: 'Test Dental T. Market',
      isToday: true,
      chairs: ['Chair 1', 'Chair 2', 'Chair 3'],
    })
    expect(cardIn(view)).toMatchObject({
      name: 'Meena Sample',
      phone: { display: '98000 00007', href: 'tel:+919800000007' },
      version: 0,
      next: expect.arrayContaining([{ to: 'arrived', label: 'Arrived', isOnward: true }]),
    })
    expect(view.counts).toContainEqual({ label: 'expected', n: 1 })
  })

  test('an action leads back to the row, confirms itself and counts who waits', async () => {
    const answer = await mark({ to: 'arrived' })
    expect(answer).toMatchObject({
      status: 303,
      to: `${PATH}?notice=marked.${booked.reference}#${booked.reference}`,
    })
    expect(await stored()).toEqual({ visit: 'arrived', version: 1 })
    const after = await browser.get(day, `${of(THREE_CHAIRS)}&notice=marked.${booked.reference}`)
    expect(after.props.notice).toMatchObject({ tone: 'leaf', text: expect.stringMatching(/^Meena Sample: Arrived \d/) })
    expect(after.props.day.waiting).toMatchObject([{ reference: booked.reference, waiting: '0 min' }])
    // A malformed reference in a forged form leads back as well, and breaks no header.
    expect(
      (await mark({ to: 'arrived', reference: `${booked.reference.slice(0, 4)}\r\n${booked.reference.slice(4)}` })).to,
    ).not.toMatch(/[\r\n]/)
    // A repeated form makes one mark.
    expect(await mark({ to: 'arrived' })).toMatchObject({ status: 303 })
    expect(await stored()).toEqual({ visit: 'arrived', version: 1 })
  })

  test('the page offers to undo an action, but not an undo', async () => {
    await mark({ to: 'arrived' })
    const noticed = async () =>
      (await browser.get(day, `${of(THREE_CHAIRS)}&notice=marked.${booked.reference}`)).props.notice
    expect((await noticed()).undo).toEqual({ reference: booked.reference, label: 'Undo' })
    expect(await mark({ intent: 'undo' })).toMatchObject({ status: 303 })
    expect(await noticed()).toMatchObject({ text: expect.stringContaining('Meena Sample'), undo: null })
  })

  test('a stale form overwrites nothing, and the page shows the present state', async () => {
    await mark({ to: 'arrived' })
    const answer = await mark({ to: 'kept' })
    expect(answer).toMatchObject({
      status: 409,
      props: { notice: { tone: 'coral', text: expect.stringContaining('Arrived') } },
    })
    await database().transaction((tx) => cancelRow(tx, booked.id, { now: new Date(), reason: null }))
    expect(await mark({ to: 'kept' })).toMatchObject({ status: 409, props: { notice: { tone: 'coral' } } })
    expect((await stored())?.visit).toBe('arrived')
  })

  test('the page refuses actions at another clinic, unknown actions and empty forms', async () => {
    const elsewhere = await bookedToday(database(), {
      placeId: ONE_CHAIR,
      name: 'Other Sample',
      phone: '+919800000008',
    })
    expect(await mark({ to: 'arrived', reference: elsewhere.reference })).toMatchObject({ status: 404 })
    expect(await mark({ to: 'nowhere' })).toMatchObject({ status: 400, props: { notice: { tone: 'coral' } } })
    expect(await mark({ to: 'arrived', intent: 'other' })).toMatchObject({ status: 400 })
    const rows = await database().reads.selectFrom('bookings').select('visit').execute()
    expect(rows.map(({ visit }) => visit)).toEqual(['expected', 'expected'])
  })

  test('a hidden screen hides names and treatments', async () => {
    browser.cookies.set('__Host-desk-hide', '1')
    const told = JSON.stringify((await shown()).day)
    expect(told).toContain('M. S.')
    expect(told).toContain('·0007')
    for (const mark of ['Meena', '98000 00007', '+919800000007']) expect(told).not.toContain(mark)
  })

  test('the page shows another day, and redirects from an invalid one', async () => {
    const other = await browser.get(day, `${of(THREE_CHAIRS)}&day=2026-11-30`)
    expect(other.props.day).toMatchObject({ date: '2026-11-30', links: { next: `${PATH}?day=2026-12-01` } })
    expect(await browser.get(day, `${of(THREE_CHAIRS)}&day=2026-02-30`)).toMatchObject({ status: 303, to: PATH })
  })

  test('the page shows confirmed attendance, blocked chairs and the number of patients to notify', async () => {
    const tomorrow = addDays(localOf(new Date()).date, 1)
    const date = weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : tomorrow
    await putBooking(
      database(),
      { attendance_confirmed_at: new Date() },
      { starts_at: instantOf(date, '10:00'), seat: 2 },
    )
    const before = (await browser.get(day, `${of(THREE_CHAIRS)}&day=${date}`)).props.day
    expect(before).toMatchObject({ unanswered: null, links: { block: `${PATH}/closures?day=${date}` } })
    await opened(depsOf(database(), new Date()), { day: date, from: '10:00', until: '11:00' })
    const { rows, unanswered } = (await browser.get(day, `${of(THREE_CHAIRS)}&day=${date}`)).props.day
    const at = (time: string) => rows.find(({ start }: { start: string }) => start === time).cells
    expect(at('10:00')[1].card.tags).toContainEqual({ text: 'Attendance confirmed', isUrgent: false })
    expect(at('10:30').map(({ kind }: { kind: string }) => kind)).toEqual(['blocked', 'blocked', 'blocked'])
    expect(at('10:30')[1]).toEqual({ kind: 'blocked', reason: 'Dentist away' })
    expect(unanswered).toBe('1 patient hasn’t answered yet.')
  })

  test('the printed day has a line for each visit', async () => {
    const { props } = await browser.get(print, `${DESK_PATHS.print(THREE_CHAIRS)}?place=${THREE_CHAIRS}`)
    expect(props.print.lines).toMatchObject([
      { reference: booked.reference, name: 'Meena Sample', phone: '98000 00007' },
    ])
  })

  test('the refresh call returns what changed, or nothing', async () => {
    const cookies = () => ({ cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
    const { date } = localOf(new Date())
    const asking = (version: string, place = THREE_CHAIRS) =>
      ask(call, { place, date, version }, { headers: cookies() })
    const { version } = (await shown()).day
    expect((await asking(version)).body).toEqual({ day: null })
    await mark({ to: 'arrived' })
    const { body } = await asking(version)
    expect(cardIn(body.day)).toMatchObject({ visit: 'arrived', version: 1 })
    expect((await asking('', ONE_CHAIR)).body).toEqual({ day: null })
    await database().writes.updateTable('desk_sessions').set({ unlocked_at: null }).execute()
    expect((await asking('')).status).toBe(423)
    browser.cookies.clear()
    expect((await asking('')).status).toBe(401)
  })
})
