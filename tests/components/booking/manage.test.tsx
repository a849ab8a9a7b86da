import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Manage } from '@/components/booking/manage'
import type { BookingView } from '@/lib/views/booking'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { TICKET } from '@/tests/support/ticket'

afterEach(cleanup)

const show = (ticket: Partial<BookingView>, attends: boolean | null = null) =>
  render(
    <Routed router={testRouter()}>
      <Manage
        ticket={{ ...TICKET, ...ticket }}
        link={{ version: 0, isRefused: false }}
        reference={TICKET.reference}
        {...{ notice: null, cause: null, acts: null, times: null, nearest: [], undo: null, replaced: null }}
        {...{
          arrival: null,
          delay: null,
          affected: null,
          earlier: null,
          companions: [],
          recall: null,
          money: null,
          attends,
          signInNext: null,
          isGuest: false,
        }}
      />
    </Routed>,
  )

const buttons = (isCancelled: boolean): (string | null)[] => {
  show({ isCancelled })
  const found = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  cleanup()
  return found
}

test('a confirmed booking offers a new link, and a cancelled booking does not', () => {
  expect(buttons(false)).toContain('Get a new link')
  expect(buttons(true)).not.toContain('Get a new link')
})

test.each([true, false])(
  'the question of attendance names the changes below only while there are any: %s',
  (canChange) => {
    show({ canChange }, false)
    expect(screen.getByRole('button', { name: 'Yes, I’ll be there' })).toBeTruthy()
    expect(screen.queryByText(/please reschedule or cancel below/) !== null).toBe(canChange)
  },
)
