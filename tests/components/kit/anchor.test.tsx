import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import { Routed, testRouter } from '@/tests/support/router'

afterEach(cleanup)

function show(props: Partial<AnchorProps> = {}) {
  const prefetch = vi.fn(async () => undefined)
  const router = testRouter({ prefetch })
  render(
    <Routed router={router}>
      <Anchor href="/clinics?city=chennai" {...props}>
        Clinics
      </Anchor>
    </Routed>,
  )
  return { router, prefetch }
}

const link = () => screen.getByRole('link', { name: 'Clinics' })

/** Clicks; whether the browser was left to follow the link itself. */
function follow(how: MouseEventInit = {}): boolean {
  const click = createEvent.click(link(), { cancelable: true, ...how })
  // What the browser would do with it is not there in a test's window.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let isLeft = false
  document.addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true })
  fireEvent(link(), click)
  return isLeft
}

test('goes by the router, to the top of the page that comes or not', () => {
  const { router } = show()
  expect(link().getAttribute('href')).toBe('/clinics?city=chennai')
  expect(follow()).toBe(false)
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/clinics?city=chennai', undefined, { scroll: true })
  cleanup()
  const { router: another } = show({ scroll: false })
  follow()
  expect(another.push).toHaveBeenCalledExactlyOnceWith('/clinics?city=chennai', undefined, { scroll: false })
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %o to the browser',
  (how) => {
    const onNavigate = vi.fn()
    const { router } = show({ onNavigate })
    expect(follow(how)).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
    expect(onNavigate).not.toHaveBeenCalled()
  },
)

test('leaves a link into another tab to the browser', () => {
  const { router } = show({ target: '_blank' })
  expect(follow()).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test('goes nowhere where who hears of it prevents that', () => {
  const { router } = show({ onNavigate: (event) => event.preventDefault() })
  expect(follow()).toBe(false)
  expect(router.push).not.toHaveBeenCalled()
  cleanup()
  const { router: another } = show({ onClick: (event) => event.preventDefault() })
  expect(follow()).toBe(false)
  expect(another.push).not.toHaveBeenCalled()
})

test('begins to load the page when a pointer comes near, and not before', () => {
  const { prefetch } = show()
  expect(prefetch).not.toHaveBeenCalled()
  fireEvent.mouseEnter(link())
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/clinics?city=chennai', undefined, { priority: true })
  fireEvent.touchStart(link())
  expect(prefetch).toHaveBeenCalledTimes(2)
})

test('is the browser’s own where there is no router', () => {
  render(<Anchor href="/clinics">Clinics</Anchor>)
  expect(follow()).toBe(true)
})
