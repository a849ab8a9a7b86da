// With partners configured, every change between private and other pages is a whole page load.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Anchor } from '@/components/kit/anchor'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { useGo, usePrivateDocuments } from '@/lib/browser/account/private-pages'
import { pageViewed, phoneEntered, trackPhoneEntered, userLoggedIn } from '@/lib/browser/measuring/analytics'
import { loadAnew, navigateTo } from '@/lib/browser/pool/navigation'
import { Routed, type TestRouter, testRouter } from '@/tests/support/browser/router'

vi.mock('@/lib/browser/pool/navigation', () => ({ navigateTo: vi.fn(), loadAnew: vi.fn() }))

const configure = (id: string) => Object.assign(globalThis, { TAG_MANAGER_ID: id, WEBENGAGE_LICENCE: id })
beforeEach(() => {
  configure('GTM-SAMPLE')
  window.localStorage.setItem('measuring-choice', 'accepted')
  Object.assign(navigator, { sendBeacon: () => true })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
  delete window.dataLayer
  delete window.webengage
})

function Page({ to }: { to: string }) {
  const { isMixed, mayMeasure } = usePrivateDocuments()
  const go = useGo()
  if (isMixed) return <p>Nothing</p>
  return (
    <>
      <p>{mayMeasure ? 'measured' : 'unmeasured'}</p>
      <Anchor href={to}>There</Anchor>
      <button type="button" onClick={() => void go(to)}>
        Go
      </button>
    </>
  )
}
function show(at: string, to: string): { router: TestRouter; moveTo(path: string): void } {
  window.history.replaceState(null, '', at)
  const tree = (router: TestRouter) => (
    <Routed router={router}>
      <Page to={to} />
    </Routed>
  )
  const router = testRouter({ pathname: at.split('?')[0], asPath: at })
  const { rerender } = render(tree(router))
  return { router, moveTo: (path) => rerender(tree(testRouter({ pathname: path, asPath: path }))) }
}
/** Whether the click skips Next's router, so that the browser loads the page. */
function isLeftToBrowser(name: string): boolean {
  let isLeft = false
  const watch = (event: Event) => {
    const stop = event.stopPropagation.bind(event)
    event.stopPropagation = () => {
      isLeft = !event.defaultPrevented
      stop()
      // jsdom can't load pages.
      event.preventDefault()
    }
  }
  window.addEventListener('click', watch, true)
  fireEvent.click(screen.getByRole('link', { name }))
  window.removeEventListener('click', watch, true)
  return isLeft
}

test.each([
  ['/account', true],
  ['/account/security', true],
  ['/manage/[reference]', true],
  ['/manage/CFHJKMNP/appointment.ics', true],
  ['/unified-booking/ext/success', true],
  ['/unified-booking/success', true],
  ['/accounts', false],
  ['/unified-booking/review', false],
  ['/', false],
])('%s is a private path: %s', (path, isPrivate) => {
  expect(isPrivatePath(path)).toBe(isPrivate)
})

test.each([
  ['/', '/account'],
  ['/clinics', '/manage/CFHJKMNP'],
  ['/unified-booking/review?flow=ORGANIC', '/unified-booking/success?flow=ORGANIC&booking=CFHJKMNP'],
  ['/account', '/clinics'],
  ['/manage/CFHJKMNP', '/'],
])('the browser loads the whole page from %s to %s', (at, to) => {
  const { router } = show(at, to)
  expect(isLeftToBrowser('There')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(vi.mocked(navigateTo).mock.calls).toEqual([[to]])
  expect(router.push).not.toHaveBeenCalled()
})

test.each([
  ['/', '/clinics'],
  ['/account', '/manage/CFHJKMNP'],
])('the router handles the change from %s to %s', (at, to) => {
  const { router } = show(at, to)
  expect(isLeftToBrowser('There')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(router.push).toHaveBeenCalledTimes(2)
  expect(navigateTo).not.toHaveBeenCalled()
})

test('without partners the router handles every change', () => {
  configure('')
  const { router, moveTo } = show('/', '/account')
  expect(isLeftToBrowser('There')).toBe(false)
  expect(router.push).toHaveBeenCalledTimes(1)
  moveTo('/account')
  expect(screen.queryByText('Nothing')).toBeNull()
  expect(loadAnew).not.toHaveBeenCalled()
})

test.each([
  ['/', '/account'],
  ['/manage/[reference]', '/'],
])('a router change from %s to %s shows nothing and reloads the page', (at, to) => {
  const { moveTo } = show(at, to)
  moveTo(to)
  expect(screen.getByText('Nothing')).toBeTruthy()
  expect(loadAnew).toHaveBeenCalled()
})

test('private pages do not ask for consent to partners', () => {
  show('/clinics', '/')
  expect(screen.getByText('measured')).toBeTruthy()
  cleanup()
  show('/account', '/')
  expect(screen.getByText('unmeasured')).toBeTruthy()
})

test('partners learn nothing of a private page, not even later', async () => {
  window.history.replaceState(null, '', '/account')
  await pageViewed('/account', null)
  phoneEntered('+919810000001')
  await trackPhoneEntered('+919810000001', null)
  userLoggedIn('user:42', '+919810000001')
  expect([window.dataLayer, window.webengage]).toEqual([undefined, undefined])
  window.history.replaceState(null, '', '/')
  await pageViewed('/', null)
  expect(JSON.stringify([window.dataLayer, window.webengage?.__queue])).not.toContain('account')
})
