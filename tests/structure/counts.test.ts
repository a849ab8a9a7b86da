// What the house counts of itself, and prints: `any` and casts, by which a value is said to be what the compiler does not see.
import { expect, test } from 'vitest'
import { filesOf, type Node, nodesOf, PRODUCT, placeOf } from '@/tests/structure/tree'

/** The places that tell the compiler what it can't see; each file says why. */
const CASTS = {
  'lib/typed/answer-of.ts': 1,
  'lib/typed/keys.ts': 2,
  'lib/typed/map-texts.ts': 1,
  'lib/typed/own-json.ts': 2,
  'lib/typed/process-wide.ts': 1,
  'lib/typed/record-by.ts': 1,
}

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

test('a value is said to be what it is in the room for that alone', () => {
  const casts = filesOf(PRODUCT).map((path) => [path, nodesOf(path).filter(isCast).length] as const)
  expect(Object.fromEntries(casts.filter(([, count]) => count > 0))).toEqual(CASTS)
})

/** Nouns that end as a participle does. */
const NOUNS = new Set(['Booking', 'Opening', 'Standing'])
const IRREGULAR =
  /^(Begun|Ways|Chosen|Found|Given|Gone|Held|Kept|Known|Left|Lost|Made|Said|Seen|Sent|Shown|Taken|Told)$/

test('a type is named by a noun of the field: not by what was done to it', () => {
  const isDeclared = ({ type }: Node) => type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration'
  const names = filesOf(PRODUCT).flatMap((path) =>
    nodesOf(path).flatMap((node) => (isDeclared(node) ? [String((node.id as { name?: string }).name)] : [])),
  )
  const isParticiple = (name: string) => /^[A-Z][a-z]+(ed|ing)$/.test(name) || IRREGULAR.test(name)
  expect(names.filter((name) => isParticiple(name) && !NOUNS.has(name))).toEqual([])
})
