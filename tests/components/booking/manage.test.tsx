import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Manage } from '@/components/booking/manage'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { TICKET } from '@/tests/support/ticket'

afterEach(cleanup)

const buttons = (isCancelled: boolean): (string | null)[] => {
  render(
    <Routed router={testRouter()}>
      <Manage
        ticket={{ ...TICKET, isCancelled }}
        link={{ version: 0, isRefused: false }}
        reference={TICKET.reference}
        {...{ notice: null, cause: null, acts: null, times: null, nearest: [], undo: null, replaced: null }}
        {...{ affected: null, earlier: null, companions: [], attends: null, signInNext: null, isGuest: false }}
      />
    </Routed>,
  )
  const found = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  cleanup()
  return found
}

test('a confirmed booking offers a new link, and a cancelled booking does not', () => {
  expect(buttons(false)).toContain('Get a new link')
  expect(buttons(true)).not.toContain('Get a new link')
})
