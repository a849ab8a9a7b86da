import { expect, test } from 'vitest'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { filesOf, read } from '@/tests/structure/tree'

test('each flow has one walk that both browsers walk', () => {
  const walks = filesOf(/^e2e\/.*\.spec\.ts$/).flatMap((path) =>
    [...read(path).matchAll(/^testInBoth\('([A-Z_]+)/gm)].map(([, flow]) => flow),
  )
  expect(walks.sort()).toEqual([...FLOW_NAMES].sort())
})
