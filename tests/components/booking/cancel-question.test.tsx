import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CancelQuestion } from '@/components/booking/cancel-question'
import type { BookingView } from '@/lib/views/booking'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { TICKET } from '@/tests/support/ticket'

afterEach(cleanup)

const asked = (ticket: Partial<BookingView> = {}) => {
  render(
    <Routed router={testRouter()}>
      <CancelQuestion ticket={{ ...TICKET, ...ticket }} nearest={[]} companions={[]} />
    </Routed>,
  )
  return { title: screen.getByRole('heading', { level: 1 }).textContent, text: screen.getByRole('main').textContent }
}

test('the cancel question names the slot once, in a sentence of its own', () => {
  const { title, text } = asked()
  expect(title).toBe('Cancel your appointment?')
  expect(text).toContain('Today, Thu 26 Nov, 11:30 am · Consultation · Muthu Dental Indiranagar')
})

test('the cancel question promises no undo for a slot that the clinic cannot keep', () => {
  expect(asked().text).toContain('You can undo this for one minute.')
  cleanup()
  const { text } = asked({ isDisplaced: true })
  expect(text).toContain('you can’t get it back')
  expect(text).not.toContain('undo')
})
