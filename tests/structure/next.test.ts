// Next is used by what it documents alone, so that a new version of it changes package.json and nothing else.
import { expect, test } from 'vitest'
import config from '@/next.config'
import { filesOf, read } from '@/tests/structure/tree'

/** `__NEXT_DATA__` stands in each document, where tests look for what it must not hold. */
const PRIVATE = /next\/dist|__NEXT_(?!DATA__)|\bwebpack\b/

test('no file uses private parts of Next or changes its build', () => {
  const files = filesOf(/\.(?:tsx?|mjs|js)$/).filter((path) => path !== 'tests/structure/next.test.ts')
  expect(files).toContain('server/next-app.ts')
  expect(files.filter((path) => PRIVATE.test(read(path)))).toEqual([])
})

test('photographs use the widths of the specification (section 9)', () => {
  expect(config.images?.deviceSizes).toEqual([360, 640, 768, 828, 1024, 1280, 1536])
  expect(config.images?.imageSizes).toEqual([16, 32, 48, 64, 96, 128, 256, 384])
})
