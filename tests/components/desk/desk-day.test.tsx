import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Day } from '@/components/desk/day'
import type { Visit } from '@/lib/catalogue/visits'
import type { VisitCard as Card, DayNotice, DayRow, DayView } from '@/lib/views/desk/day'
import type { DeskView } from '@/lib/views/desk/frame'
import { Routed, testRouter } from '@/tests/support/browser/router'

const card = (reference: string, visit: Visit, next: Card['next'] = []): Card => ({
  reference,
  version: 1,
  visit,
  state: visit,
  isLate: false,
  waiting: null,
  money: '',
  name: `Name ${reference}`,
  what: 'Braces',
  next,
  phone: { display: '98000 00001', href: 'tel:+919800000001' },
  tags: [],
  home: null,
  href: `/desk/booking/${reference}`,
})
const row = (start: string, given: Card, isNow = false): DayRow => ({
  start,
  time: `${start} am`,
  isNow,
  cells: [{ kind: 'booked', card: given }],
  extra: [],
})
const ARRIVED = [{ to: 'arrived', label: 'Arrived', isOnward: true }] as const
const WAYS = { previous: '/p', next: '/n', today: '/t', book: '/b', walkIn: null, print: '/print', block: '/block' }
const VIEW: DayView = {
  placeId: 'c101',
  placeName: 'Test Dental',
  date: '2026-11-24',
  day: 'Tue 24 Nov',
  isToday: true,
  links: WAYS,
  dentists: 'Dr Asha, 9:30 am–1:30 pm',
  isHidden: false,
  closed: null,
  chairs: ['Chair 1'],
  delay: null,
  counts: [],
  unanswered: null,
  version: '1',
  waiting: [],
  unmarked: [],
  cancelled: [],
  rows: [
    row('09:00', card('AAA', 'kept')),
    row('10:00', card('BBB', 'missed', ARRIVED)),
    row('11:00', card('CCC', 'expected', ARRIVED), true),
  ],
}
const DESK: DeskView = {
  name: 'Meena',
  places: [],
  place: 'c101',
  current: 'day',
  navItems: [],
  here: '/desk/c101',
  isHiding: false,
  lockSeconds: 3600,
}

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ day: null })))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const show = (day: DayView = VIEW, notice: DayNotice | null = null) =>
  render(
    <Routed router={testRouter()}>
      <Day desk={DESK} day={day} notice={notice} />
    </Routed>,
  )
const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr') ?? document.body

test('a link leads to the present row, and another day has no such link', () => {
  show()
  const href = screen.getByRole('link', { name: 'Now: 11:00 am' }).getAttribute('href')
  expect(document.querySelector(href ?? '')).toBe(rowOf('Name CCC'))
  cleanup()
  show({ ...VIEW, rows: VIEW.rows.map((each) => ({ ...each, isNow: false })) })
  expect(screen.queryByRole('link', { name: /^Now/ })).toBeNull()
})

test('the row of an action shows its result with an Undo button, and gets the focus', () => {
  show(VIEW, { tone: 'leaf', text: 'Name BBB: No-show.', undo: { reference: 'BBB', label: 'Undo' } })
  const said = within(rowOf('Name BBB'))
  expect(said.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  expect(document.activeElement?.textContent).toContain('Name BBB: No-show.')
})

test('a completed visit shrinks to one line, and a no-show keeps its number', () => {
  show()
  expect(rowOf('Name AAA').textContent).toBe('09:00 amName AAAkept')
  expect(rowOf('Name BBB').textContent).toContain('98000 00001')
  expect(within(rowOf('Name BBB')).getByRole('button', { name: /^Arrived/ })).toBeTruthy()
  expect(rowOf('Name CCC').textContent).toContain('Braces')
})

test('a quiet day refreshes on its own: the present row moves on without an announcement', async () => {
  vi.useFakeTimers()
  // A place id of its own: components that show the same place share one request.
  const view = { ...VIEW, placeId: 'c102' }
  const later = { ...view, rows: VIEW.rows.map((each) => ({ ...each, isNow: each.start === '10:00' })) }
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    Response.json({ day: JSON.parse(body).version === VIEW.version ? null : later }),
  )
  show(view)
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
  expect(screen.getByRole('link', { name: 'Now: 11:00 am' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(screen.getByRole('link', { name: 'Now: 10:00 am' })).toBeTruthy()
  expect(screen.queryByText(/brought up to date/)).toBeNull()
})

test('an overbooked patient stands in an extra column, not in a chair', () => {
  show()
  expect(screen.queryByRole('columnheader', { name: 'Extra' })).toBeNull()
  cleanup()
  const [first, ...others] = VIEW.rows
  show({ ...VIEW, rows: [...(first ? [{ ...first, extra: [card('DDD', 'expected', ARRIVED)] }] : []), ...others] })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Chair 1',
    'Extra',
  ])
  const chairOf = (name: string) => screen.getByRole('link', { name }).closest('td')?.dataset.chair
  expect([chairOf('Name AAA'), chairOf('Name DDD')]).toEqual(['Chair 1', 'Extra'])
})

test('a link leads to the waiting patients from anywhere on the page', () => {
  show()
  expect(screen.queryByRole('link', { name: /^Waiting/ })).toBeNull()
  cleanup()
  show({ ...VIEW, waiting: [card('EEE', 'arrived')] })
  const href = screen.getByRole('link', { name: 'Waiting: 1' }).getAttribute('href')
  expect(document.querySelector(href ?? '')?.textContent).toContain('Name EEE')
})

test('the form for a delay stands on today’s page, with the chairs that run late', () => {
  show()
  expect(screen.queryByRole('heading', { name: 'Running late' })).toBeNull()
  cleanup()
  const options = (...values: string[]) => values.map((value) => ({ value, label: `${value}.` }))
  const delay = { label: 'Chair', chairs: options('1', '2'), minutes: options('10', '0'), lines: ['Chair 1: late'] }
  show({ ...VIEW, delay })
  expect(screen.getByText('Chair 1: late')).toBeTruthy()
  const form = screen.getByRole('button', { name: 'Save' }).closest('form')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ chair: '1', minutes: '10' })
})

test('a row whose chair has a long visit names its end and offers no booking', () => {
  const longer: DayRow = { ...row('09:30', card('DDD', 'expected')), cells: [{ kind: 'goes_on', until: '10:00 am' }] }
  show({ ...VIEW, rows: [row('09:00', card('AAA', 'kept')), longer] })
  const cells = screen.getByText('Visit until 10:00 am').closest('tr') ?? document.body
  expect(cells.textContent).toBe('09:30 amVisit until 10:00 am')
  expect(within(cells).queryByRole('link')).toBeNull()
})
