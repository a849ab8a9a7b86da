// Every text and every fact of the brand is read somewhere. An object that is passed on as a whole, or read with a
// variable key, counts as read completely.
import { expect, test } from 'vitest'
import { filesOf, type Node, nodesFrom, nodesOf, PRODUCT, placeOf } from '@/tests/structure/tree'

const WRITTEN = [...filesOf(/^lib\/texts\/en\/.*\.ts$/), 'lib/catalogue/brand.ts']

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return String(name ?? value ?? '')
}

/** The object literal behind `as const` and `satisfies`. */
function objectOf(node: Node | null): Node | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return objectOf(node.expression as Node)
  return node?.type === 'ObjectExpression' ? node : null
}

/** The exported variables of a file, each with its value. */
const exportedOf = (path: string): { id: Node; init: Node | null }[] =>
  nodesOf(path)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(
      ({ declaration }) => ((declaration as Node | null)?.declarations ?? []) as { id: Node; init: Node | null }[],
    )

const AREAS = new Map(WRITTEN.map((path) => [path.replace(/^.*\/|\.ts$/g, ''), path]))

/** The text objects of a name, as `path name`: in one area if it is known, otherwise in all. */
const namedSo = (name: string, area?: string): string[] =>
  (area ? [area] : WRITTEN)
    .filter((path) => exportedOf(path).some(({ id }) => nameOf(id) === name))
    .map((path) => `${path} ${name}`)

/** The file of the area that a node stands for: `useTexts('account')`, `words.account`, `words['select-city']`. */
function areaOf(node: Node | null): string | undefined {
  if (node?.type === 'CallExpression' && /^(useTexts|textsHere)$/.test(nameOf(node.callee)))
    return AREAS.get(nameOf((node.arguments as Node[])[0]))
  return node?.type === 'MemberExpression' ? AREAS.get(nameOf(node.property)) : undefined
}

/**
 * The names that a file destructures from areas: `const { ACCOUNT } = useTexts('account')`, `({ PRICE }:
 * Words['prices'])`.
 */
function takenFrom(path: string): [string, string[]][] {
  const nodes = nodesOf(path)
  const sources = new Map(nodes.filter(({ type }) => type === 'VariableDeclarator').map(({ id, init }) => [id, init]))
  return nodes
    .filter(({ type }) => type === 'ObjectPattern')
    .flatMap((pattern) => {
      const area = areaOf((sources.get(pattern) ?? null) as Node | null)
      return (pattern.properties as Node[]).map(({ key, value }): [string, string[]] => [
        nameOf(value),
        namedSo(nameOf(key), area),
      ])
    })
    .filter(([, objects]) => objects.length > 0)
}

/** The local names of text objects in a file, each with its objects as `path name`. */
function localNames(path: string): Map<string, string[]> {
  const own = WRITTEN.includes(path) ? exportedOf(path).map(({ id }) => nameOf(id)) : []
  const imported = nodesOf(path)
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      (specifiers as Node[]).map((each): [string, string[]] => [
        nameOf(each.local),
        [`${nameOf(source).replace('@/', '')}.ts ${nameOf(each.imported)}`],
      ]),
    )
  return new Map([
    ...own.map((name): [string, string[]] => [name, [`${path} ${name}`]]),
    ...imported,
    ...takenFrom(path),
  ])
}

/** The reads of a file: `path name key`, or `path name` where an object is used as a whole. */
function readsOf(path: string): string[] {
  const names = localNames(path)
  const objectsOf = (node: Node): string[] => {
    if (/^(JSX)?Identifier$/.test(node.type)) return names.get(nameOf(node)) ?? []
    if (node.type !== 'MemberExpression' || node.computed) return []
    return namedSo(nameOf(node.property), areaOf(node.object as Node))
  }
  const nodes = nodesOf(path)
  const spoken = new Set<Node>()
  const reads: string[] = []
  for (const node of nodes) {
    // These positions name an object without reading it.
    if (node.type === 'ImportSpecifier') for (const part of [node.imported, node.local]) spoken.add(part as Node)
    if (node.type === 'VariableDeclarator') spoken.add(node.id as Node)
    if (node.type === 'ObjectPattern') for (const each of nodesFrom(node)) spoken.add(each)
    if (node.type === 'Property' && !node.computed && !node.shorthand) spoken.add(node.key as Node)
    if (node.type !== 'MemberExpression' || node.computed) continue
    spoken.add(node.property as Node).add(node.object as Node)
    for (const object of objectsOf(node.object as Node)) reads.push(`${object} ${nameOf(node.property)}`)
  }
  for (const node of nodes) if (!spoken.has(node)) reads.push(...objectsOf(node))
  return reads
}

test('the code reads every text', () => {
  const read = new Set([...filesOf(PRODUCT), ...filesOf(/^[^/]+\.config\.ts$/)].flatMap(readsOf))
  const unread = WRITTEN.flatMap((path) =>
    exportedOf(path).flatMap(({ id, init }) => {
      const keys = ((objectOf(init)?.properties ?? []) as Node[]).filter(({ type }) => type === 'Property')
      const whole = `${path} ${nameOf(id)}`
      if (read.has(whole)) return []
      return keys
        .filter(({ key }) => !read.has(`${whole} ${nameOf(key)}`))
        .map((property) => `${placeOf(path, property)} ${nameOf(id)}.${nameOf(property.key)}`)
    }),
  )
  expect(unread).toEqual([])
})
