import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '@/components/kit/button'
import type { ButtonColour, ButtonSize } from '@/components/kit/button-look'
import { Routed, type TestRouter, testRouter } from '@/tests/support/browser/router'
import { unhandled } from '@/tests/support/unhandled'

afterEach(cleanup)

type Given = Record<string, unknown>
function show(props: Given = {}, router: TestRouter = testRouter()) {
  const button = (given: Given) => (
    <Routed router={router}>
      <Button text="Book" {...given} />
    </Routed>
  )
  const { rerender } = render(button(props))
  return { router, again: (given: Given) => rerender(button(given)) }
}
const button = () => screen.getByRole('button')
const link = () => screen.getByRole('link', { name: 'Book' })
const isGoing = () => link().getAttribute('aria-busy') === 'true'
const follow = () => act(async () => void fireEvent.click(link()))
const isLoading = () => button().getAttribute('aria-busy') === 'true'
const click = () => act(async () => void fireEvent.click(button()))

/** Work that runs until the test calls `end` or `fail`. */
function held() {
  let end: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const work = vi.fn(
    () =>
      new Promise<boolean>((resolve, reject) => {
        end = () => resolve(true)
        fail = reject
      }),
  )
  return { work, end: () => act(async () => end()), fail: (error: Error) => act(async () => fail(error)) }
}

test('the button shows its text or number, and an error text for anything else', () => {
  const { again } = show()
  expect(button().textContent).toBe('Book')
  again({ text: 3 })
  expect(button().textContent).toBe('3')
  for (const text of [undefined, null, {}, true]) {
    again({ text })
    expect(button().textContent).toBe('Error parsing button text')
  }
})

test('the button can have a longer text for screen readers, or only an icon', () => {
  const { again } = show({ spoken: ' a visit' })
  expect(button().textContent).toBe('Book a visit')
  again({ icon: <svg />, isIconAlone: true })
  expect([screen.getByText('Book').className, button().querySelector('svg')]).toEqual([
    'visually-hidden',
    expect.anything(),
  ])
})

test('the button has five sizes and five colours, all different', () => {
  const { again } = show()
  const classes = new Set<string>()
  const sizes: ButtonSize[] = ['small', 'medium', 'large', 'extra-large', 'xxl']
  const colours: ButtonColour[] = ['white', 'blue', 'dark-blue', 'transparent', 'coral']
  for (const size of sizes)
    for (const colour of colours) {
      again({ size, colour })
      classes.add(button().className)
    }
  expect(classes.size).toBe(25)
})

describe('a click', () => {
  test('a click sets loading, opens the route, runs the handler and clears loading', async () => {
    const going = held()
    const handling = held()
    const { router } = show({ route: '/clinics', onClick: handling.work }, testRouter({ push: going.work }))
    expect(isGoing()).toBe(false)
    await follow()
    expect([isGoing(), handling.work.mock.calls.length]).toEqual([true, 0])
    await follow()
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/clinics')
    await going.end()
    expect([isGoing(), handling.work.mock.calls.length]).toEqual([true, 1])
    await handling.end()
    expect(isGoing()).toBe(false)
  })

  test('a button with a route is a link, which works in another tab and without scripts', async () => {
    const { router } = show({ route: '/clinics' })
    expect(link().getAttribute('href')).toBe('/clinics')
    await act(async () => void fireEvent.click(link(), { ctrlKey: true }))
    expect(router.push).not.toHaveBeenCalled()
    expect(isGoing()).toBe(false)
  })

  test('the browser follows a link off the site, or one that reloads the page', async () => {
    const onClick = vi.fn()
    const { router, again } = show({ route: 'tel:112', onClick })
    await follow()
    again({ route: '/manage/MD-1/calendar', isWhole: true, onClick })
    await follow()
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(router.push).not.toHaveBeenCalled()
    expect(isGoing()).toBe(false)
  })

  test('a click uses another way to navigate when one is given', async () => {
    const go = vi.fn()
    const { router } = show({ route: '/manage/MD-1/cancel', go })
    await follow()
    expect(go).toHaveBeenCalledExactlyOnceWith('/manage/MD-1/cancel')
    expect(router.push).not.toHaveBeenCalled()
  })

  test('without a route the button does not navigate; it ignores clicks while loading', async () => {
    const { work, end } = held()
    const { router } = show({ onClick: work })
    await click()
    await click()
    expect(work).toHaveBeenCalledOnce()
    expect(router.push).not.toHaveBeenCalled()
    await end()
    await click()
    expect(work).toHaveBeenCalledTimes(2)
    await end()
  })

  test.each([undefined, '/clinics', 'tel:112'])(
    'a disabled button ignores clicks and keeps the focus (%s)',
    async (route) => {
      const onClick = vi.fn()
      const { router } = show({ onClick, route, disabled: true })
      const element = route === undefined ? button() : link()
      element.focus()
      await act(async () => expect(fireEvent.click(element)).toBe(false))
      expect(onClick).not.toHaveBeenCalled()
      expect(router.push).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(element)
      expect(element.getAttribute('aria-disabled')).toBe('true')
    },
  )

  test('the button ignores clicks while its form is being handled', async () => {
    const onClick = vi.fn()
    show({ onClick, isLoading: true })
    await click()
    expect([isLoading(), onClick.mock.calls.length]).toEqual([true, 0])
  })

  test('the button sends its form unless it is disabled', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (disabled: boolean) => (
      <Routed router={testRouter()}>
        <form onSubmit={onSubmit}>
          <Button text="Send" type="submit" disabled={disabled} />
        </form>
      </Routed>
    )
    const { rerender } = render(form(true))
    await click()
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(form(false))
    await click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('a failure of the button', () => {
  test('a failed route clears loading and is rethrown, and the handler does not run', async () => {
    const { work, fail } = held()
    const onClick = vi.fn()
    show({ route: '/clinics', onClick }, testRouter({ push: work }))
    const thrown = unhandled()
    await follow()
    await fail(new Error('No such route'))
    expect(await thrown).toEqual(new Error('No such route'))
    expect(isGoing()).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
  })

  test('a failed handler clears loading and is rethrown', async () => {
    show({
      onClick: () => {
        throw new Error('Not kept')
      },
    })
    const thrown = unhandled()
    await click()
    expect(await thrown).toEqual(new Error('Not kept'))
    expect(isLoading()).toBe(false)
  })
})
