import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnPath, isPicture } from '@/lib/catalogue/pictures'

test('a name is a picture’s only when it is listed', () => {
  expect(isPicture('treatments/braces')).toBe(true)
  expect(['', 'treatments', 'treatments/none', 'constructor', '__proto__'].filter(isPicture)).toEqual([])
})

test('an address leads to a file', () => {
  expect(existsSync(`public${drawnPath('heroes/home')}`)).toBe(true)
})
