// The embedded pool is independent: only its folder names its tables. The site reads two views and calls it through a
// port.
import { expect, test } from 'vitest'
import { filesOf, PRODUCT, read } from '@/tests/structure/tree'

const TABLES = filesOf(/^lib\/user-pool\/migrations\//).flatMap((path) =>
  [...read(path).matchAll(/CREATE TABLE (\w+)/g)].map((match) => match[1] ?? ''),
)

test('only the pool’s code names its tables', () => {
  expect(TABLES).toContain('identity_users')
  const named = new RegExp(`\\b(${TABLES.join('|')})\\b`)
  const outside = [...filesOf(PRODUCT), ...filesOf(/^lib\/db\/.*\.sql$/)].filter(
    (path) => !path.startsWith('lib/user-pool/'),
  )
  expect(outside.filter((path) => named.test(read(path)))).toEqual([])
})
