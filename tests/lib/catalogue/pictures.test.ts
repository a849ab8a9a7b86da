import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnPath, isPicture } from '@/lib/catalogue/pictures'

test('isPicture accepts only listed pictures', () => {
  expect(isPicture('treatments/braces')).toBe(true)
  expect(['', 'treatments', 'treatments/none', 'constructor', '__proto__'].filter(isPicture)).toEqual([])
})

test('the path of a picture leads to a file', () => {
  expect(existsSync(`public${drawnPath('heroes/home')}`)).toBe(true)
})
