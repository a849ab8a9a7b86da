import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeskTimesChoice } from '@/components/desk/times-choice'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

test('a chosen day keeps the focus after the page has changed', async () => {
  const push = vi.fn(async () => {
    screen.getByRole('heading').focus()
    return true
  })
  const days = ['Today', 'Tomorrow'].map((label) => ({
    date: label,
    label,
    free: 2,
    state: 'free' as const,
    current: label === 'Today',
    href: `/desk/${label}`,
  }))
  render(
    <Routed router={testRouter({ push })}>
      <h1 tabIndex={-1}>Move</h1>
      <DeskTimesChoice
        times={{ days, day: 'Today', groups: [], earlierHref: null, laterHref: null, wishes: [], wish: '', none: '' }}
      />
    </Routed>,
  )
  const link = screen.getByRole('link', { name: /^Tomorrow/ })
  link.focus()
  await act(async () => void fireEvent.click(link))
  expect(push).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(link)
})
