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

test('nothing is there before the first note; one that came before the shell is shown', async () => {
  showToast({ kind: 'info', text: 'Early' })
  const { unmount } = render(<Toasts />)
  expect((await screen.findByRole('status')).textContent).toContain('Early')
  unmount()
  render(<Toasts />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a note is announced and closes by itself after 5 s, at a click, light, at the top right', async () => {
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

test('an error is an alert and does not close by itself', async () => {
  render(<Toasts />)
  await say('error', 'Not kept')
  expect((await screen.findByRole('alert')).textContent).toContain('Not kept')
  expect(document.querySelector('.Toastify__progress-bar--animated')).toBeNull()
})

test('a second note waits until the first is gone', async () => {
  render(<Toasts />)
  await say('info', 'First')
  await screen.findByText('First')
  await say('info', 'Second')
  expect(screen.queryByText('Second')).toBeNull()
  expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(1)
})

test('a lost connection is told', async () => {
  render(<Toasts />)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(screen.getByText('You are offline. What you typed stays here.')).toBeTruthy())
})
