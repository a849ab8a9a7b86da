import { expect, test } from 'vitest'
import { filesOf, type Node, nodesOf, PRODUCT, placeOf } from '@/tests/structure/tree'

/** The number of casts in each file that may have them. Each file says why the compiler can't see the type. */
const CASTS = {
  'lib/types/answer-of.ts': 1,
  'lib/types/keys.ts': 2,
  'lib/types/map-texts.ts': 1,
  'lib/types/trusted-json.ts': 2,
  'lib/types/process-wide.ts': 1,
  'lib/types/record-by.ts': 1,
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

test('no code uses any or a non-null assertion', () => {
  expect(placesOf(({ type }) => type === 'TSAnyKeyword' || type === 'TSNonNullExpression')).toEqual([])
})

test('type casts stand only in the files listed here', () => {
  const casts = filesOf(PRODUCT).map((path) => [path, nodesOf(path).filter(isCast).length] as const)
  expect(Object.fromEntries(casts.filter(([, count]) => count > 0))).toEqual(CASTS)
})

/** Nouns that end like participles. */
const NOUNS = new Set(['Booking', 'Opening', 'Standing'])
const IRREGULAR =
  /^(Begun|Ways|Chosen|Found|Given|Gone|Held|Kept|Known|Left|Lost|Made|Said|Seen|Sent|Shown|Taken|Told)$/

test('the names of types are nouns, not participles', () => {
  const isDeclared = ({ type }: Node) => type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration'
  const names = filesOf(PRODUCT).flatMap((path) =>
    nodesOf(path).flatMap((node) => (isDeclared(node) ? [String((node.id as { name?: string }).name)] : [])),
  )
  const isParticiple = (name: string) => /^[A-Z][a-z]+(ed|ing)$/.test(name) || IRREGULAR.test(name)
  expect(names.filter((name) => isParticiple(name) && !NOUNS.has(name))).toEqual([])
})
