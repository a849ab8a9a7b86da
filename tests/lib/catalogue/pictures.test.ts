import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ART_VERSION } from '@/lib/catalogue/art'
import { drawnPath, isPicture, renderedPath, sharedPath } from '@/lib/catalogue/pictures'

const fileOf = (path: string): string => `public${path.slice(0, path.indexOf('?'))}`

test('a name is a picture’s only when it is listed', () => {
  expect(isPicture('treatments/braces')).toBe(true)
  expect(['', 'treatments', 'treatments/none', 'constructor', '__proto__'].filter(isPicture)).toEqual([])
})

test('an address leads to a file and changes with the drawing', () => {
  expect(drawnPath('heroes/home')).toBe(`/art/heroes/home.svg?v=${ART_VERSION}`)
  expect(existsSync(fileOf(drawnPath('heroes/home')))).toBe(true)
  expect(renderedPath('heroes/home', 640)).toBe(`/art/heroes/home-640.webp?v=${ART_VERSION}`)
  expect(existsSync(fileOf(renderedPath('heroes/home', 640)))).toBe(true)
  expect(sharedPath('treatments/root_canal')).toBe(`/art/og/treatments-root_canal.png?v=${ART_VERSION}`)
  expect(existsSync(fileOf(sharedPath('treatments/root_canal')))).toBe(true)
})
