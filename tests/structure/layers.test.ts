// The engines differ, so every query is tested on both PostgreSQL and PGlite (the project `pglite`).
import { expect, test } from 'vitest'
import { childrenOf, filesOf, type Node, nodesOf, read } from '@/tests/structure/tree'

const QUERIES = /^lib\/(db\/queries|user-pool\/store)\//
/**
 * Tests below the use cases: the connection, the queries and the pool's store. vitest.config.ts has the same list.
 */
const BELOW = /^tests\/lib\/(db|user-pool\/store)\/.*\.test\.ts$/

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? ''

/** The exported functions of a module, by name. */
function functionsOf(path: string): [name: string, made: Node][] {
  return nodesOf(path).flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const declared = node.declaration as Node | null
    if (declared?.type === 'FunctionDeclaration') return [[nameOf(declared.id), declared]]
    if (declared?.type !== 'VariableDeclaration') return []
    return childrenOf(declared).flatMap(({ id, init }): [string, Node][] =>
      (init as Node | null)?.type === 'ArrowFunctionExpression' ? [[nameOf(id), init as Node]] : [],
    )
  })
}

/**
 * Whether a function gets a connection. Parts of statements are covered by the tests of the queries that use them.
 */
const asks = (path: string, made: Node): boolean =>
  (made.params as Node[]).some((each) =>
    /\b(Reads|Writes|Tx|Database)\b/.test(read(path).slice(each.start, each.end as number)),
  )

/** `module name` of each import of a file. */
const importsOf = (path: string): string[] =>
  nodesOf(path).flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const { value } = node.source as unknown as { value: string }
    return (node.specifiers as Node[]).map(({ imported }) => `${value.replace('@/', '')}.ts ${nameOf(imported)}`)
  })

test('a test on both engines covers every query', () => {
  // A test imports the query itself, or a helper that inserts rows with it.
  const imported = filesOf(BELOW).flatMap(importsOf)
  const rows = filesOf(/^tests\/support\/.*-rows\.ts$/).filter((path) =>
    imported.some((each) => each.startsWith(`${path} `)),
  )
  const asked = new Set([...imported, ...rows.flatMap(importsOf)])
  const queries = filesOf(QUERIES).flatMap((path) =>
    // The lists of tables query nothing.
    path.endsWith('/tables.ts')
      ? []
      : functionsOf(path).flatMap(([name, made]) => (asks(path, made) ? [`${path} ${name}`] : [])),
  )
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => !asked.has(query))).toEqual([])
})
