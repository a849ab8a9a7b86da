import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Toasts } from '@/components/shell/toasts'
import { showToast } from '@/lib/browser/shell/toast'

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})
afterEach(() => {
  cleanup()
  vi.resetModules()
})

const say = (kind: 'success' | 'info' | 'error', text: string) => act(async () => showToast({ kind, text }))

test('the area is empty before the first toast, and shows a toast sent before the shell', async () => {
  showToast({ kind: 'info', text: 'Early' })
  const { unmount } = render(<Toasts />)
  expect((await screen.findByRole('status')).textContent).toContain('Early')
  unmount()
  render(<Toasts />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a toast is announced, light and at the top right, and closes after 5 s or at a click', async () => {
  render(<Toasts />)
  await say('success', 'Kept')
  const note = await screen.findByRole('status')
  expect(note.textContent).toContain('Kept')
  const toast = document.querySelector('.Toastify__toast')
  expect(toast?.className).toMatch(/Toastify__toast-theme--light/)
  expect(toast?.className).toMatch(/Toastify__toast--close-on-click/)
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull()
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')
  expect(bar?.style.animationDuration).toBe('5000ms')
})

test('an error toast is an alert and stays open', async () => {
  render(<Toasts />)
  await say('error', 'Not kept')
  expect((await screen.findByRole('alert')).textContent).toContain('Not kept')
  expect(document.querySelector('.Toastify__progress-bar--animated')).toBeNull()
})

test('a second toast waits until the first has gone', async () => {
  render(<Toasts />)
  await say('info', 'First')
  await screen.findByText('First')
  await say('info', 'Second')
  expect(screen.queryByText('Second')).toBeNull()
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1)
})

test('a toast reports a lost connection', async () => {
  render(<Toasts />)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(screen.getByText('You’re offline. Nothing you typed is lost.')).toBeTruthy())
})
