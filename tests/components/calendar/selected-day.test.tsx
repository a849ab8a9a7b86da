import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoldNotice } from '@/components/calendar/hold-notice'
import { SlotQuestion } from '@/components/calendar/slot-question'
import { CLOUD } from '@/lib/browser/pool/cloud'
import type { DayOption, HoldView } from '@/lib/views/booking'
import type { SlotData } from '@/lib/views/steps'
import { Routed, type TestRouter, testRouter } from '@/tests/support/browser/router'
import { stepOf } from '@/tests/support/browser/step'

const PAGE = '/unified-booking/ext/select-slot'
const STEP = stepOf({ route: PAGE, flow: 'PAID_ALIGNER', values: { slot: '' } })
const day = (date: string, current = false): DayOption => ({
  date,
  label: date,
  free: 2,
  state: 'free',
  current,
  href: `${PAGE}?flow=PAID_ALIGNER&phone=~sealed&date=${date}`,
})
const group = (date: string, start: string) => ({
  part: 'morning' as const,
  slots: [{ value: `${date}T${start}/12:00@blr`, label: `${start} am`, day: date, held: false }],
})
const DATA: SlotData = {
  home: true,
  zone: 'blr',
  held: null,
  lost: null,
  earlierHref: null,
  laterHref: null,
  nearest: [],
  dentists: null,
  wait: null,
  wantsEarlier: false,
  days: [day('2026-11-24', true), day('2026-11-25')],
  day: 'Tomorrow, Tue 24 Nov',
  groups: [group('2026-11-24', '10:00')],
}
const ASKED = {
  earlier: null,
  later: '2026-12-08',
  shown: {
    day: 'Wed 25 Nov',
    days: [day('2026-11-24'), day('2026-11-25', true)].map((each) => ({ ...each, href: '' })),
    groups: [group('2026-11-25', '11:00')],
  },
}

let router: TestRouter
let asked: { url: string; body: unknown; pass: string | null }[]
let answer: (path: string) => Response
beforeEach(() => {
  router = Object.assign(testRouter(), { replace: vi.fn(async () => true) })
  asked = []
  answer = () => Response.json(ASKED)
  vi.stubGlobal('fetch', async (url: URL, { body, headers }: { body: string; headers: Record<string, string> }) => {
    asked.push({ url: url.href, body: JSON.parse(body), pass: headers['x-browser-pass'] ?? null })
    return answer(url.pathname)
  })
})
afterEach(() => {
  cleanup()
  delete CLOUD.endpoints.backend
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const tap = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('link', { name })))
const times = () => screen.getAllByRole('button', { name: /am/ }).map(({ textContent }) => textContent)
const show = (data = DATA) =>
  render(
    <Routed router={router}>
      <SlotQuestion step={STEP} data={data} />
    </Routed>,
  )

test('a tap on a day fetches only its slots; the address follows and the change is announced', async () => {
  const { rerender } = show()
  await tap(/^2026-11-25/)
  await vi.waitFor(() => expect(screen.getByText('Wed 25 Nov')).toBeTruthy())
  expect(asked.filter(({ url }) => url.endsWith('/api/slot/u/list'))).toMatchObject([
    { body: { zone: 'blr', date: '2026-11-25' }, pass: null },
  ])
  expect(times().join()).toContain('11:00 am')
  expect(router.push).not.toHaveBeenCalled()
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(DATA.days[1]?.href, undefined, {
    shallow: true,
    scroll: false,
  })
  expect(screen.getByRole('link', { current: 'date' }).textContent).toContain('2026-11-25')
  expect(screen.getByRole('link', { name: 'Later days' }).getAttribute('href')).toContain('date=2026-12-08')
  expect(screen.getAllByRole('status').some((each) => each.textContent === 'Wed 25 Nov: 1 slot')).toBe(true)
  // New data from the server replaces the state in the browser.
  rerender(
    <Routed router={router}>
      <SlotQuestion step={STEP} data={{ ...DATA }} />
    </Routed>,
  )
  expect(times().join()).toContain('10:00 am')
})

test('a changed address leaves the form as it is, and a new step is a new form with the same wish', async () => {
  const tree = (asPath: string, step = STEP) => (
    <Routed router={Object.assign(testRouter({ asPath }), { replace: router.replace })}>
      <SlotQuestion step={step} data={DATA} />
    </Routed>
  )
  const { rerender } = render(tree(`${PAGE}?flow=PAID_ALIGNER`))
  const tick = () => screen.getByRole('checkbox', { name: /earlier slot opens/ })
  fireEvent.click(tick())
  const isBelow = Node.DOCUMENT_POSITION_FOLLOWING
  expect(screen.getByRole('navigation', { name: 'Days' }).compareDocumentPosition(tick()) & isBelow).toBe(isBelow)
  await tap(/^2026-11-25/)
  const link = screen.getByRole('link', { current: 'date' })
  const form = tick().closest('form')
  rerender(tree(DATA.days[1]?.href ?? ''))
  expect(tick()).toHaveProperty('checked', true)
  expect(screen.getByRole('link', { current: 'date' })).toBe(link)
  expect(times().join()).toContain('11:00 am')
  rerender(tree(`${PAGE}?flow=PAID_CLINIC`, { ...STEP }))
  expect(tick().closest('form')).not.toBe(form)
  expect(tick()).toHaveProperty('checked', true)
  cleanup()
  render(tree(`${PAGE}?flow=PAID_ALIGNER`))
  expect(tick()).toHaveProperty('checked', false)
})

test('when the call fails, the browser loads the day’s page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Response.json({}, { status: 503 })
  show()
  await tap(/^2026-11-25/)
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith(DATA.days[1]?.href, undefined, { scroll: false }))
})

const HOLD: HoldView = { sid: 'the-sid', when: 'Today, 10:00 am', until: '9:10 am', seconds: 90, canKeep: true }
async function keep(onSubmit = vi.fn()) {
  render(
    <Routed router={router}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          onSubmit(new FormData(event.currentTarget, submitter).get('intent'))
        }}
      >
        <HoldNotice hold={HOLD} value="2026-11-24T10:00/10:30@blr" timesHref="/times" />
      </form>
    </Routed>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  return onSubmit
}

test('the page extends a hold in place, at another host with a browser pass', async () => {
  CLOUD.endpoints.backend = 'https://times.example/api'
  answer = (path) =>
    path.endsWith('pass')
      ? Response.json({ pass: 'o.1.m', seconds: 900 })
      : Response.json({ until: '9:20 am', seconds: 700 })
  const sent = await keep()
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(asked).toEqual([
    { url: `${window.location.origin}/api/browser/u/pass`, body: {}, pass: null },
    { url: 'https://times.example/api/slot/u/keep', body: { sid: 'the-sid' }, pass: 'o.1.m' },
  ])
  expect(document.activeElement?.id).toBe('hold')
  expect(document.activeElement?.textContent).toContain('until 9:20 am')
  expect(sent).not.toHaveBeenCalled()
})

test('when a hold cannot be extended in place, the form is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Response.json({}, { status: 409 })
  const sent = await keep()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('keep'))
})
