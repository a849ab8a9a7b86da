// The site uses only documented features of Next, so an upgrade changes nothing but package.json.
import { expect, test } from 'vitest'
import config from '@/next.config'
import { filesOf, read } from '@/tests/structure/tree'

/** `__NEXT_DATA__` is allowed: it is in each document, and tests search it for values that must not be there. */
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
