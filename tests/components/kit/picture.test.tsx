import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '@/components/kit/pictures/picture'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ALT = 'A smile with braces'

test('the picture shows the drawing', () => {
  render(<Picture source="treatments/braces" alt={ALT} />)
  expect(screen.getByRole('img', { name: ALT }).getAttribute('src')).toBe('/art/treatments/braces.svg')
})

test('the picture reserves its space and loads lazily', () => {
  render(<Picture source="heroes/home" alt={ALT} />)
  const image = screen.getByRole('img')
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(1280 / 960)
  expect([image.getAttribute('loading'), image.getAttribute('decoding')]).toEqual(['lazy', 'async'])
  expect(image.hasAttribute('fetchpriority')).toBe(false)
})

test('a priority picture loads at once and first', () => {
  render(<Picture source="heroes/home" alt={ALT} priority />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test.each([
  ['load', fireEvent.load],
  ['error', fireEvent.error],
])('the picture is hidden while it loads, and its %s event shows it', (_event, fire) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  render(<Picture source="treatments/braces" alt={ALT} />)
  const image = screen.getByRole('img')
  expect(image.hasAttribute('data-loading')).toBe(true)
  fire(image)
  expect(image.hasAttribute('data-loading')).toBe(false)
})

test.each([
  ['is there before the scripts', true, false],
  ['is still', false, true],
])('a picture that %s is never hidden', (_what, complete, isStill) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)
  render(<Picture source="treatments/braces" alt={ALT} isStill={isStill} />)
  expect(screen.getByRole('img').hasAttribute('data-loading')).toBe(false)
})

test('the picture fades in unless it is still, fills or fits its box, and has the given class', () => {
  const { container, rerender } = render(<Picture source="treatments/braces" alt={ALT} className="card" />)
  const image = screen.getByRole('img')
  expect(image.className).toMatch(/fading/)
  expect(image.className).toMatch(/cover/)
  expect(container.querySelector('picture')?.className).toMatch(/picture.* card$/)
  rerender(<Picture source="treatments/braces" alt={ALT} fit="contain" isStill />)
  expect(image.className).not.toMatch(/fading/)
  expect(image.className).toMatch(/contain/)
})

test('the server renders the same markup, without a style or script', () => {
  const markup = renderToStaticMarkup(<Picture source="treatments/braces" alt="" />)
  expect(markup).toMatch(/^<picture .*<img .*alt="".*<\/picture>$/)
  expect(markup).not.toMatch(/style=|<script|on\w+=/)
})
