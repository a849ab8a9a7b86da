import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { YourBooking, YourBookingLine } from '@/components/step/your-booking'
import type { Step } from '@/lib/views/step'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const PRICE = 'Aligner scan: ₹199, pay at the visit'
const STEP = {
  flow: 'ORGANIC',
  query: 'flow=ORGANIC',
  summary: [
    { label: 'City', value: 'Chennai', route: '/unified-booking/select-city' },
    { label: 'Treatment', value: 'Braces', route: null },
  ],
  price: PRICE,
} as const satisfies Partial<Step>

test('the panel beside the question shows each answer with a link to change it', () => {
  render(
    <Routed router={testRouter()}>
      <YourBooking step={STEP} />
    </Routed>,
  )
  const panel = within(screen.getByRole('complementary', { name: 'Your booking' }))
  expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual(['City', 'Treatment', 'Price'])
  expect(panel.getByText('Chennai')).toBeTruthy()
  expect(panel.getByText(PRICE)).toBeTruthy()
  const links = panel.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change City', '/unified-booking/select-city?flow=ORGANIC'],
  ])
})

test('on a narrow screen a line shows how much is answered, and unfolds the answers', () => {
  const { container } = render(
    <Routed router={testRouter()}>
      <YourBookingLine step={STEP} />
    </Routed>,
  )
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('summary')?.textContent).toContain('2')
  expect(container.querySelector('summary')?.textContent).toContain(PRICE)
  expect(screen.getByText('Chennai')).toBeTruthy()
})

test('the panel is called a request in a flow that books nothing', () => {
  const step = { ...STEP, flow: 'PPR', price: '' } as const
  render(
    <Routed router={testRouter()}>
      <YourBooking step={step} />
      <YourBookingLine step={step} />
    </Routed>,
  )
  expect(screen.getByRole('complementary', { name: 'Your request' })).toBeTruthy()
  expect(document.querySelector('summary')?.textContent).toBe('Your answers so far: 2')
})
