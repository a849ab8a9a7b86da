// No word without a reader: each key of an exported object of words, and of the brand's facts, is read somewhere. An object that
// is handed on whole, or looked into by a variable, counts as read whole.
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

/** The file of an area where a node is one: `useWords('account')`, `words.account`, `words['select-city']`. */
function areaOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'CallExpression' && /^(useWords|wordsHere)$/.test(nameOf(node.callee)))
    return AREAS.get(nameOf((node.arguments as Node[])[0]))
  if (node?.type !== 'MemberExpression') return undefined
  const { object, property } = node as Node & { object: Node; property: Node }
  const isWords = object.type === 'MemberExpression' ? nameOf(object.property) === 'words' : nameOf(object) === 'words'
  const isCall = object.type === 'CallExpression' && nameOf(object.callee) === 'wordsOf'
  return isWords || isCall ? AREAS.get(nameOf(property)) : undefined
}

/** The names that are taken out of an area: `const { ACCOUNT } = useWords('account')`. */
const takenFrom = (path: string): [string, string][] =>
  nodesOf(path).flatMap(({ type, id, init }): [string, string][] => {
    const area = type === 'VariableDeclarator' ? areaOf(init as Node | null) : undefined
    if (!area || (id as Node).type !== 'ObjectPattern') return []
    return ((id as Node).properties as Node[]).map(({ key, value }) => [nameOf(value), `${area} ${nameOf(key)}`])
  })

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
  return new Map([...own, ...imported, ...takenFrom(path)])
}

/** What a file reads: `path name key`, or `path name` where an object is taken whole. */
function readsOf(path: string): string[] {
  const names = localNames(path)
  const wholeOf = (node: Node): string | undefined => {
    if (/^(JSX)?Identifier$/.test(node.type)) return names.get(nameOf(node))
    const area = node.type === 'MemberExpression' ? areaOf(node.object as Node) : undefined
    return area && `${area} ${nameOf(node.property)}`
  }
  const nodes = nodesOf(path)
  const spoken = new Set<Node>()
  const reads: string[] = []
  for (const node of nodes) {
    // Where it is named and not read.
    if (node.type === 'ImportSpecifier') for (const part of [node.imported, node.local]) spoken.add(part as Node)
    if (node.type === 'VariableDeclarator') spoken.add(node.id as Node)
    if (node.type === 'VariableDeclarator' && areaOf(node.init as Node | null))
      for (const each of nodesFrom(node.id as Node)) spoken.add(each)
    if (node.type === 'Property' && !node.computed && !node.shorthand) spoken.add(node.key as Node)
    if (node.type !== 'MemberExpression' || node.computed) continue
    const whole = wholeOf(node.object as Node)
    spoken.add(node.property as Node)
    if (node.object && (whole || /Identifier/.test((node.object as Node).type))) spoken.add(node.object as Node)
    if (whole) reads.push(`${whole} ${nameOf(node.property)}`)
  }
  for (const node of nodes) {
    const whole = spoken.has(node) ? undefined : wholeOf(node)
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
