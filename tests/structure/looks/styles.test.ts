import { describe, expect, test } from 'vitest'
import { filesOf, type Node, nodesOf, placeOf, read } from '@/tests/structure/tree'

const sheets = filesOf(/\.css$/)
const markup = filesOf(/^(components|pages)\/.*\.tsx?$/)

/** Tokens that may be used once: a step of a scale, a colour, a drawing, or a size from the specification. */
const ALONE = /^--(leaf-tint|text-hero|target-large|family|halo|progress|icon-[\w-]+|award-[\w-]+)$/

test('each token is used at least twice', () => {
  const known = new Set(read('styles/tokens.css').match(/--[\w-]+(?=\s*:)/g))
  const used = sheets.flatMap((path) => read(path).match(/(?<=var\()--[\w-]+/g) ?? [])
  const countOf = (name: string) => used.filter((each) => each === name).length
  expect([...known].filter((name) => countOf(name) < (ALONE.test(name) ? 1 : 2))).toEqual([])
})

test('a sheet outside styles/ is a module', () => {
  expect(sheets.filter((path) => !/^(styles|public\/fonts)\/|\.module\.css$/.test(path))).toEqual([])
})

test('a sheet has at most 200 lines', () => {
  expect(sheets.filter((path) => read(path).trimEnd().split('\n').length > 200)).toEqual([])
})

/** The style modules of a file by their local names. */
function modulesOf(path: string): Map<string, string> {
  const found = nodesOf(path).filter(({ type }) => type === 'ImportDeclaration')
  return new Map(
    found.flatMap((node) => {
      const source = String((node.source as { value: unknown }).value)
      const [first] = node.specifiers as { local: { name: string } }[]
      return source.endsWith('.module.css') && first ? [[first.local.name, source.replace('@/', '')] as const] : []
    }),
  )
}

describe('class names', () => {
  const classesOf = (path: string) =>
    new Set(
      [
        ...read(path)
          .replace(/url\([^)]*\)/g, '')
          .matchAll(/\.([a-zA-Z][\w-]*)/g),
      ].map((match) => match[1] ?? ''),
    )

  const uses = markup.flatMap((path) => {
    const modules = modulesOf(path)
    return nodesOf(path).flatMap((node) => {
      const object = node.object as { name?: string } | undefined
      const sheet = node.type === 'MemberExpression' ? modules.get(object?.name ?? '') : undefined
      return sheet ? [{ at: placeOf(path, node), sheet, name: (node.property as { name: string }).name }] : []
    })
  })

  test('every class name in the markup exists in its module', () => {
    expect(uses.length).toBeGreaterThan(50)
    expect(uses.filter(({ sheet, name }) => !classesOf(sheet).has(name))).toEqual([])
  })

  test('the markup uses every class name of a module', () => {
    const modules = sheets.filter((path) => path.endsWith('.module.css'))
    const unused = modules.flatMap((path) =>
      [...classesOf(path)]
        .filter((name) => !uses.some((use) => use.sheet === path && use.name === name))
        .map((name) => `${path} .${name}`),
    )
    expect(unused).toEqual([])
  })
})

test('no markup has a style attribute', () => {
  const found = markup.flatMap((path) =>
    nodesOf(path)
      .filter((node: Node) => node.type === 'JSXAttribute' && (node.name as { name?: unknown }).name === 'style')
      .map((node) => `${placeOf(path, node)}: give it a class`),
  )
  expect(found).toEqual([])
})
