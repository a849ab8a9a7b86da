import { existsSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '@/components/kit/picture'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ALT = 'A smile with braces'
const widthsOf = (srcset: string | null | undefined): number[] =>
  [...(srcset ?? '').matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))

test('offers the drawing, then WebP at each width, all of which are files', () => {
  const { container } = render(<Picture source="treatments/braces" alt={ALT} sizes="20rem" />)
  const drawn = container.querySelector('picture > source[type="image/svg+xml"]')
  const image = screen.getByRole('img', { name: ALT })
  expect(drawn?.getAttribute('srcset')).toMatch(/^\/art\/treatments\/braces\.svg\?v=[0-9a-f]{8}$/)
  expect(widthsOf(image.getAttribute('srcset'))).toEqual([48, 64, 96, 128, 256, 384, 640, 828])
  expect(image.getAttribute('sizes')).toBe('20rem')
  const named = [...container.innerHTML.matchAll(/(\/art\/[\w/-]+\.(?:svg|webp))\?v=[0-9a-f]{8}/g)].map(
    ([, path]) => path,
  )
  expect(named).toHaveLength(10)
  expect(named.filter((path) => !existsSync(`public${path}`))).toEqual([])
})

test('takes its room before it is there, and waits until it comes near', () => {
  render(<Picture source="heroes/home" alt={ALT} />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '960'])
  expect([image.getAttribute('loading'), image.getAttribute('decoding')]).toEqual(['lazy', 'async'])
  expect(image.hasAttribute('fetchpriority')).toBe(false)
})

test('with priority is fetched at once and first', () => {
  render(<Picture source="heroes/home" alt={ALT} priority />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test('of low quality leaves out the widths above two thirds of the drawing’s own', () => {
  render(<Picture source="treatments/braces" alt={ALT} quality="low" />)
  expect(widthsOf(screen.getByRole('img').getAttribute('srcset'))).toEqual([48, 64, 96, 128, 256, 384])
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/art\/treatments\/braces-384\.webp\?v=/)
})

test.each([
  ['load', fireEvent.load],
  ['error', fireEvent.error],
])('hidden while it loads, and shown with its %s', (_event, fire) => {
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

test('fades in, unless it is still; fills or fits its box; has the class it is given', () => {
  const { container, rerender } = render(<Picture source="treatments/braces" alt={ALT} className="card" />)
  const image = screen.getByRole('img')
  expect(image.className).toMatch(/fading/)
  expect(image.className).toMatch(/cover/)
  expect(container.querySelector('picture')?.className).toMatch(/picture.* card$/)
  rerender(<Picture source="treatments/braces" alt={ALT} fit="contain" isStill />)
  expect(image.className).not.toMatch(/fading/)
  expect(image.className).toMatch(/contain/)
})

test('is the same markup from the server, without a style or a script', () => {
  const markup = renderToStaticMarkup(<Picture source="treatments/braces" alt="" />)
  expect(markup).toMatch(/^<picture .*<img .*alt="".*<\/picture>$/)
  expect(markup).not.toMatch(/style=|<script|on\w+=/)
})
