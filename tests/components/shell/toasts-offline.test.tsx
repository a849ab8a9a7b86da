// In a file of its own: the toast library must not be loaded yet, as in a browser that went offline earlier.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/components/shell/toasts'

vi.mock('@/components/shell/toast-area', () => {
  throw new Error('Failed to fetch')
})
afterEach(cleanup)

test('a visitor who goes offline before the first toast still gets the message', async () => {
  render(<Toasts />)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect((await screen.findByRole('status')).textContent).toBe('You’re offline. Nothing you typed is lost.')
})
