import { act, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { banner, onAwardPage, scroll, showAward } from '@/tests/support/browser/award'

onAwardPage()

describe('the award banner above other content', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom }) as DOMRect
  const own = box(16, 500, 176, 720)
  function at(other: DOMRect) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return /place/.test(this.className) ? own : other
    })
  }
  const isAside = () => /away/.test(banner().parentElement?.className ?? '')
  const isInert = () => banner().parentElement?.hasAttribute('inert')

  test.each([
    [
      'a link',
      <a key="1" href="/">
        Home
      </a>,
    ],
    [
      'a button',
      <button key="2" type="button">
        Go
      </button>,
    ],
    ['a field', <input key="3" aria-label="City" />],
    [
      'a fold',
      <details key="4">
        <summary>More</summary>
      </details>,
    ],
    [
      'a step’s form',
      <main key="5">
        <form method="post">Which city?</form>
      </main>,
    ],
    [
      'first aid',
      <div key="6" data-keep-clear>
        Press on it
      </div>,
    ],
  ])(
    'the banner moves away from %s, and cannot take the focus on a page without room for it',
    async (_what, markup) => {
      at(box(16, 680, 344, 728))
      await showAward(markup)
      await waitFor(() => expect([isAside(), isInert()]).toEqual([true, true]))
      at(box(200, 100, 344, 150))
      await scroll()
      await waitFor(() => expect([isAside(), isInert()]).toEqual([false, false]))
    },
  )

  test('on a page with room at its end the keyboard reaches the banner there', async () => {
    at(box(16, 680, 344, 728))
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await showAward(
      <>
        <a href="/">Home</a>
        <div data-award-room />
      </>,
    )
    await waitFor(() => expect([isAside(), isInert()]).toEqual([true, false]))
    act(() => banner().focus())
    expect(scrollTo).toHaveBeenCalledWith(0, document.documentElement.scrollHeight)
  })

  test('the banner stays above content that is only read', async () => {
    at(box(16, 680, 344, 728))
    await showAward(<p>A sentence.</p>)
    await waitFor(() => expect(isAside()).toBe(false))
  })
})
