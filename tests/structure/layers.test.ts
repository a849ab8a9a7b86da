// What an engine decides is proved where it is asked: every query on PostgreSQL and on PGlite (the project `pglite`).
import { expect, test } from 'vitest'
import { childrenOf, filesOf, type Node, nodesOf, read } from '@/tests/structure/tree'

const QUERIES = /^lib\/(db\/queries|user-pool\/store)\//
/** Below the use cases: the connection, the queries, the pool's store. As vitest.config.ts has it. */
const BELOW = /^tests\/lib\/(db|user-pool\/store)\/.*\.test\.ts$/

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? ''

/** The functions that a module exports, by name; a constant's is the one that it is made of. */
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

/** Whether it is given a connection: what makes parts of statements for others is proved by theirs. */
const asks = (path: string, made: Node): boolean =>
  (made.params as Node[]).some((each) =>
    /\b(Reads|Writes|Tx|Database)\b/.test(read(path).slice(each.start, each.end as number)),
  )

/** `module name` of all that a file imports. */
const importsOf = (path: string): string[] =>
  nodesOf(path).flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const { value } = node.source as unknown as { value: string }
    return (node.specifiers as Node[]).map(({ imported }) => `${value.replace('@/', '')}.ts ${nameOf(imported)}`)
  })

test('a test on both engines covers every query', () => {
  // By itself, or by what puts its rows in.
  const imported = filesOf(BELOW).flatMap(importsOf)
  const rows = filesOf(/^tests\/support\/.*-rows\.ts$/).filter((path) =>
    imported.some((each) => each.startsWith(`${path} `)),
  )
  const asked = new Set([...imported, ...rows.flatMap(importsOf)])
  const queries = filesOf(QUERIES).flatMap((path) =>
    // What says which tables there are asks for nothing.
    path.endsWith('/tables.ts')
      ? []
      : functionsOf(path).flatMap(([name, made]) => (asks(path, made) ? [`${path} ${name}`] : [])),
  )
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => !asked.has(query))).toEqual([])
})
