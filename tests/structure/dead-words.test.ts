// No word without a reader: each key of an exported object of words, and of the brand's facts, is read somewhere. An object that
// is handed on whole, or looked into by a variable, counts as read whole.
import { expect, test } from 'vitest'
import { filesOf, type Node, nodesOf, PRODUCT, placeOf } from '@/tests/structure/tree'

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

/** Local names of what a file has of the written ones, as `path name`. */
function localNames(path: string): Map<string, string> {
  const own = WRITTEN.includes(path)
    ? exportedOf(path).map(({ id }) => [nameOf(id), `${path} ${nameOf(id)}`] as const)
    : []
  const imported = nodesOf(path)
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      (specifiers as Node[]).map(
        (each) => [nameOf(each.local), `${nameOf(source).replace('@/', '')}.ts ${nameOf(each.imported)}`] as const,
      ),
    )
  return new Map([...own, ...imported])
}

/** What a file reads: `path name key`, or `path name` where an object is taken whole. */
function readsOf(path: string): string[] {
  const names = localNames(path)
  const nodes = nodesOf(path)
  const spoken = new Set<Node>()
  const reads: string[] = []
  for (const node of nodes) {
    // Where it is named and not read.
    if (node.type === 'ImportSpecifier') for (const part of [node.imported, node.local]) spoken.add(part as Node)
    if (node.type === 'VariableDeclarator') spoken.add(node.id as Node)
    if (node.type === 'Property' && !node.computed && !node.shorthand) spoken.add(node.key as Node)
    if (node.type !== 'MemberExpression' || node.computed) continue
    spoken.add(node.property as Node).add(node.object as Node)
    const whole = names.get(nameOf(node.object))
    if (whole) reads.push(`${whole} ${nameOf(node.property)}`)
  }
  for (const node of nodes) {
    if (!/^(JSX)?Identifier$/.test(node.type) || spoken.has(node)) continue
    const whole = names.get(nameOf(node))
    if (whole) reads.push(whole)
  }
  return reads
}

test('each word has a reader', () => {
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
