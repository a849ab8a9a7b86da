// What the house counts of itself, and prints: `any` and casts, by which a value is said to be what the compiler does not see.
import { expect, test } from 'vitest'
import { filesOf, type Node, nodesOf, PRODUCT, placeOf } from '@/tests/structure/tree'

/** It only goes down. Each that stays says why where it stands. */
const MOST_CASTS = 114

const isConst = ({ typeAnnotation }: Node): boolean => {
  const { typeName } = (typeAnnotation ?? {}) as { typeName?: { name?: string } }
  return typeName?.name === 'const'
}
const isCast = (node: Node): boolean =>
  (node.type === 'TSAsExpression' && !isConst(node)) || node.type === 'TSTypeAssertion'

const placesOf = (is: (node: Node) => boolean): string[] =>
  filesOf(PRODUCT).flatMap((path) =>
    nodesOf(path)
      .filter(is)
      .map((node) => placeOf(path, node)),
  )

test('no value is of any type, and none is said not to be null', () => {
  expect(placesOf(({ type }) => type === 'TSAnyKeyword' || type === 'TSNonNullExpression')).toEqual([])
})

test('casts grow no more', () => {
  const casts = placesOf(isCast)
  console.info(`${casts.length} casts, of at most ${MOST_CASTS}`)
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MOST_CASTS)
})
