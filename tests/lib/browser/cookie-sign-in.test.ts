// @vitest-environment jsdom
// Several sites share the tokens in cookies, so no tab hears of a change by itself.
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { STORED_USER_KEY, storedUser } from '@/lib/browser/pool/stored-user'
import { inBrowser } from '@/lib/browser/storage'
import { shellServer, shown } from '@/tests/support/browser/shell-server'

vi.mock('@/lib/browser/pool/navigation')
shellServer()
const write = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what Amplify's storage writes, and jsdom has no other way.
  document.cookie = `${STORED_USER_KEY}=${value}; Path=/${value === '' ? '; Max-Age=0' : ''}`
}
const look = () => act(() => void window.dispatchEvent(new Event('focus')))

beforeEach(() => {
  vi.mocked(loadAnew).mockClear()
  Object.assign(CLOUD, { cookies: { domain: 'a.example' } })
})
afterEach(() => {
  Object.assign(CLOUD, { cookies: undefined })
  write('')
})

test('the stored user comes from the cookies', () => {
  inBrowser.write(STORED_USER_KEY, 'of this site alone')
  expect(storedUser()).toBeNull()
  write('7a0c')
  expect(storedUser()).toBe('7a0c')
})

test('a page that regains focus reloads after a sign-out on another site', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  write('7a0c')
  const user = shown()
  await waitFor(() => expect(user.current.isLoading).toBe(false))
  look()
  expect(loadAnew).not.toHaveBeenCalled()
  write('')
  look()
  expect(loadAnew).toHaveBeenCalledOnce()
})
