import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewBooking } from '@/components/desk/new-booking'
import type { KnownNumber, NewBookingView } from '@/lib/views/desk/booking'
import type { DeskView } from '@/lib/views/desk/frame'
import { Routed, testRouter } from '@/tests/support/browser/router'

const DESK: DeskView = {
  name: 'Meena',
  places: [],
  place: 'c101',
  current: null,
  navItems: [],
  here: '/desk/c101/new',
  isHiding: false,
  lockSeconds: 3600,
}
const BOOKING: NewBookingView = {
  placeName: 'Test Dental',
  action: '/desk/c101/new?day=2026-11-24',
  dayHref: '/desk/c101',
  isWalkIn: true,
  values: {},
  mistakes: {},
  known: null,
  isFound: false,
  key: 'k',
  times: {
    day: 'Tue 24 Nov',
    days: [],
    groups: [],
    earlierHref: null,
    laterHref: null,
    wishes: [],
    wish: '',
    none: '',
  },
  day: '2026-11-24',
  treatments: [],
  languages: [],
  chairs: [],
  isAtHome: false,
  asksOverbook: false,
  near: [],
}
const known = (name: string): KnownNumber => ({
  text: `Booked before: ${name}`,
  names: [name],
  lines: ['Seen: 1.'],
  cardHref: '/desk/patient/CFHJ3479',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Each number is answered with a name that ends in its last digit. Returns the numbers that were looked up. */
function answerCalls(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (to: URL, { body }: { body: string }) => {
    if (!String(to).endsWith('/desk/s/patient')) return Response.json({})
    const { phone } = JSON.parse(body)
    asked.push(phone)
    return Response.json({ known: known(`Devi ${phone.slice(-1)}`) })
  })
  return asked
}
const show = (given: Partial<NewBookingView> = {}) =>
  render(
    <Routed router={testRouter()}>
      <NewBooking desk={DESK} booking={{ ...BOOKING, ...given }} />
    </Routed>,
  )
const type = (value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText('Mobile number'), { target: { value } }))
const name = () => screen.getByLabelText<HTMLInputElement>('Full name')

test('the card appears once the number is whole, goes with a changed digit, and fills its name in', async () => {
  const asked = answerCalls()
  show()
  await type('98000 0000')
  expect(screen.getByRole('status').textContent).toBe('')
  await type('98000 00001')
  expect((await screen.findByText('Booked before: Devi 1')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: /patient card/ }).getAttribute('href')).toBe('/desk/patient/CFHJ3479')
  fireEvent.click(screen.getByRole('button', { name: 'Devi 1' }))
  expect([name().value, document.activeElement]).toEqual(['Devi 1', name()])
  await type('98000 0000')
  expect(screen.queryByRole('button', { name: 'Devi 1' })).toBeNull()
  expect(name().value).toBe('Devi 1')
  await type('98000 00002')
  await screen.findByText('Booked before: Devi 2')
  await type('+91 98000-00001')
  await screen.findByText('Booked before: Devi 1')
  // A number that was answered once is not counted again.
  expect(asked).toEqual(['+919800000001', '+919800000002'])
})

test('a number that the page has already looked up is shown without a call', async () => {
  const asked = answerCalls()
  show({ values: { phone: '98000 00003' }, known: known('Ravi') })
  expect(screen.getByText('Booked before: Ravi')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ravi' }).getAttribute('formaction')).toBe(`${BOOKING.action}&person=0`)
  await type('98000 00004')
  await screen.findByText('Booked before: Devi 4')
  await type('98000 00003')
  expect(screen.getByText('Booked before: Ravi')).toBeTruthy()
  expect(asked).toEqual(['+919800000004'])
})

test('a locked desk leaves the form as it was', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'desk_locked', message: '' } }, { status: 423 }))
  show()
  await type('98000 00005')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Find patient' })).toBeTruthy()
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(String(logged.mock.calls)).not.toContain('98000')
})
