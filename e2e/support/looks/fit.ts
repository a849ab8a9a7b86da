import type { Page } from '@playwright/test'

/**
 * Controls smaller than 24 px in one direction. WCAG 2.5.8 excepts links within a sentence. Hidden buttons that only
 * Enter presses are excepted too.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=hidden]), label:has(input[type=radio]), nav a')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  )

/** The elements beyond the right edge of the window when the page scrolls sideways. */
export const overhang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [`${document.documentElement.scrollWidth} px wide`, ...over.map(({ outerHTML }) => outerHTML.slice(0, 80))]
  })

/** Elements whose box cuts off their text. Text for screen readers and the map, which pans, are left out. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
      if (clip !== 'auto' || clipPath !== 'none' || element.matches(':has(> .leaflet-pane)')) return false
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.textContent?.trim() && isCut(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })

/** The middle of each row of the head’s bar. A bar that wraps has more than one. */
export const headRows = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header > div:last-of-type > *')].map((part) =>
      part.getBoundingClientRect(),
    )
    const middles = parts.filter(({ height }) => height > 0).map(({ top, height }) => Math.round(top + height / 2))
    return [...new Set(middles)]
  })

/** Controls whose text overflows their box sideways. */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = (element: Element | null) =>
      !element || element.closest('.visually-hidden, .leaflet-pane, [inert], dialog:not([open])') !== null
    const wordsOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const boxes: DOMRect[] = []
      while (texts.nextNode()) {
        range.selectNode(texts.currentNode)
        if (!hidden(texts.currentNode.parentElement)) boxes.push(range.getBoundingClientRect())
      }
      return boxes
    }
    return [...document.querySelectorAll('main a, main button, main label, header a, header button, footer a')]
      .filter((element) => !hidden(element) && element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return wordsOf(element).some(
          ({ width, left, right }) => width > 0 && (left < box.left - 1 || right > box.right + 1),
        )
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })

/** Runs with the page's root font size doubled, which media queries don't notice. */
export async function withLargeRoot<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const size = (value: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), value)
  await size('200%')
  try {
    return await run()
  } finally {
    await size('')
  }
}

const USUAL_PX = 16

/** Runs with the browser's default font size doubled, as a visitor sets it. */
export async function withLargeLetters<T>(page: Page, run: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  const letters = (px: number) => session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
  await letters(2 * USUAL_PX)
  try {
    return await run()
  } finally {
    await letters(USUAL_PX)
    await session.detach()
  }
}
