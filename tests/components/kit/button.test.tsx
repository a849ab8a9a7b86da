import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '@/components/kit/button'
import type { ButtonColour, ButtonSize } from '@/components/kit/button-look'
import { Routed, type TestRouter, testRouter } from '@/tests/support/router'
import { unhandled } from '@/tests/support/unhandled'

afterEach(cleanup)

type Props = Parameters<typeof Button>[0]
function show(props: Partial<Props> = {}, router: TestRouter = testRouter()) {
  const button = (given: Partial<Props>) => (
    <Routed router={router}>
      <Button text="Book" {...given} />
    </Routed>
  )
  const { rerender } = render(button(props))
  return { router, again: (given: Partial<Props>) => rerender(button(given)) }
}
const button = () => screen.getByRole('button')
const isLoading = () => button().getAttribute('aria-busy') === 'true'
const click = () => act(async () => void fireEvent.click(button()))

/** Work that ends when the test says so. */
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

test('shows its text, a number too, and says what it cannot read', () => {
  const { again } = show()
  expect(button().textContent).toBe('Book')
  again({ text: 3 })
  expect(button().textContent).toBe('3')
  for (const text of [undefined, null, {}, true]) {
    again({ text: text as never })
    expect(button().textContent).toBe('Error parsing button text')
  }
})

test('has five sizes and five colours, no two alike', () => {
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
  test('sets loading, goes to the route, then runs the handler, then clears loading', async () => {
    const going = held()
    const handling = held()
    const { router } = show({ route: '/clinics', onClick: handling.work }, testRouter({ push: going.work }))
    expect(isLoading()).toBe(false)
    await click()
    expect([isLoading(), handling.work.mock.calls.length]).toEqual([true, 0])
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/clinics')
    await going.end()
    expect([isLoading(), handling.work.mock.calls.length]).toEqual([true, 1])
    await handling.end()
    expect(isLoading()).toBe(false)
  })

  test('without a route goes nowhere', async () => {
    const onClick = vi.fn()
    const { router } = show({ onClick })
    await click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(router.push).not.toHaveBeenCalled()
  })

  test('is ignored while loading, and taken again after it', async () => {
    const { work, end } = held()
    show({ onClick: work })
    await click()
    await click()
    expect(work).toHaveBeenCalledOnce()
    await end()
    await click()
    expect(work).toHaveBeenCalledTimes(2)
    await end()
  })

  test('is ignored while disabled, and the focus stays', async () => {
    const onClick = vi.fn()
    const { router } = show({ onClick, route: '/clinics', disabled: true })
    button().focus()
    await click()
    expect(onClick).not.toHaveBeenCalled()
    expect(router.push).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  test('sends its form, unless it is disabled', async () => {
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

describe('a failure clears loading and is thrown on', () => {
  test('of the route: the handler does not run', async () => {
    const { work, fail } = held()
    const onClick = vi.fn()
    show({ route: '/clinics', onClick }, testRouter({ push: work }))
    const thrown = unhandled()
    await click()
    await fail(new Error('No such route'))
    expect(await thrown).toEqual(new Error('No such route'))
    expect(isLoading()).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
  })

  test('of the handler', async () => {
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
