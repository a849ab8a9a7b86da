import { describe, expect, test } from 'vitest'
import { CODE, filesOf, type Node, nodesOf, placeOf, read } from '@/tests/structure/tree'

const READERS = /^(lib\/env\.ts|next\.config\.ts|scripts\/|tests\/|e2e\/|[^/]+\.config\.ts$)/
/** NODE_ENV is not a setting but a constant of the build: Next inlines its value and drops the unused branch. */
const OF_THE_BUILD = 'process.env.NODE_ENV'

/** The names of the schema in lib/env.ts. */
function readNames(): string[] {
  const objects = nodesOf('lib/env.ts').filter((node) => {
    const callee = node.callee as (Node & { property?: { name?: string } }) | undefined
    return node.type === 'CallExpression' && callee?.property?.name === 'object'
  })
  const [schema] = (objects[0]?.arguments ?? []) as { properties: { key: { name: string } }[] }[]
  return (schema?.properties ?? []).map(({ key }) => key.name)
}

const example = read('.env.example').split('\n')

test('only lib/env.ts, the configurations and the scripts read process.env', () => {
  const found = filesOf(CODE)
    .filter((path) => !READERS.test(path))
    .flatMap((path) =>
      nodesOf(path)
        .filter((node) => node.type === 'MemberExpression' && /^process\.env\b/.test(read(path).slice(node.start)))
        .filter((node) => !read(path).slice(node.start).startsWith(OF_THE_BUILD))
        .map((node) => `${placeOf(path, node)}: add the variable to lib/env.ts and hand it down`),
    )
  expect(found).toEqual([])
})

describe('.env.example', () => {
  const names = example.flatMap((line) => /^#([A-Z][A-Z0-9_]*)=$/.exec(line)?.[1] ?? [])

  test('.env.example sets no variable', () => {
    expect(example.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })

  test('.env.example names exactly the variables that the code reads', () => {
    expect(readNames().length).toBeGreaterThan(3)
    expect([...names].sort()).toEqual(readNames().sort())
  })

  test.each(names)('%s has a meaning, a default and an example, and is not set', (name) => {
    const at = example.indexOf(`#${name}=`)
    const above = example.slice(0, at)
    const comment = above.slice(above.lastIndexOf('') + 1)
    expect(comment.length).toBeGreaterThanOrEqual(2)
    expect(comment.join('\n')).toContain('Default: ')
    expect(comment.join('\n')).toContain(`Example: ${name}=`)
  })
})
