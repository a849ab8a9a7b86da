// Colours, sizes and durations stand in styles/tokens.css alone; a style names what exists; none stands in markup.
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modulesOf, sheets, TOKENS } from '@/tests/structure/sheets'
import { filesOf, type Node, nodesOf, placeOf, read } from '@/tests/structure/tree'

const markup = filesOf(/^(components|pages)\/.*\.tsx?$/)

const NAMED =
  /(?<![\w-])(black|white|red|green|blue|yellow|orange|purple|grey|gray|pink|brown|silver|gold|navy|teal|maroon|crimson|coral)(?![\w-])/
const RAW: [string, RegExp][] = [
  ['colour', /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i],
  ['colour', NAMED],
  ['size in px', /(?<![\w.-])-?(?!0px|1px)\d*\.?\d+px/],
  ['duration', /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/],
]

/** The declarations of a sheet with their line numbers; comments, selectors and media queries are left out. */
function declarationsOf(css: string): { line: number; text: string }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map((match) => ({
    line: bare.slice(0, match.index).split('\n').length,
    text: match[0],
  }))
}

const rawOf = (css: string): string[] =>
  declarationsOf(css).flatMap(({ line, text }) => {
    const value = text
      .slice(text.indexOf(':'))
      .replace(/var\([^)]*\)/g, '')
      .replace(/url\([^)]*\)/g, '')
    return RAW.filter(([, pattern]) => pattern.test(value)).map(([kind]) => `${line}: a raw ${kind}, ${text.trim()}`)
  })

describe('a raw value', () => {
  test.each([
    ['.a { color: #fff; }', 1],
    ['.a { color: rgb(0 0 0); }', 1],
    ['.a { color: white; }', 1],
    ['.a { margin: 8px 0; }', 1],
    ['.a { margin: 0.5px; }', 1],
    ['.a { transition: color 120ms; }', 1],
    ['.a { color: var(--white); margin: 0 -1px 1px; }', 0],
    ['@media (max-width: 768px) { .a { margin: 0; } }', 0],
    ['.white { display: block; } /* 8px */', 0],
    ['.a { outline: var(--focus) solid Highlight; }', 0],
  ])('%s: %i', (css, count) => {
    expect(rawOf(css)).toHaveLength(count)
  })

  test.each(sheets)('stands nowhere in %s', (path) => {
    expect(rawOf(read(path)).map((found) => `${path}:${found}. Use a token of ${TOKENS}`)).toEqual([])
  })
})

describe('a token', () => {
  const known = new Set([...read(TOKENS).matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1] ?? ''))
  const used = sheets.flatMap((path) =>
    [...read(path).matchAll(/var\((--[\w-]+)/g)].map((match) => ({ path, token: match[1] ?? '' })),
  )

  test('that is used exists', () => {
    expect(used.filter(({ token }) => !known.has(token))).toEqual([])
  })

  /** A step of a scale, a colour, a drawing, or a size that the specification gives. */
  const ALONE = /^--(leaf-tint|text-hero|target-large|family|halo|progress|icon-[\w-]+|award-[\w-]+)$/
  test('is used more than once: a size that one rule knows stands in that rule', () => {
    const countOf = (name: string) => used.filter(({ token }) => token === name).length
    expect([...known].filter((name) => countOf(name) < (ALONE.test(name) ? 1 : 2))).toEqual([])
  })
})

describe('sheets', () => {
  /** What a sheet of pages may ask of the window. Wide begins where the specification's mobile screens (768 px) end. */
  const BREAKPOINTS = [
    '(max-width: 16rem)', // a phone with very large letters
    '(max-width: 30rem)',
    '(min-width: 30rem)', // room for two things side by side
    '(min-width: 40rem)', // a large phone, a tablet
    '(max-width: 48rem)',
    '(max-width: 768px)', // the specification's for the award: the window's width, however large the letters are
    '(min-width: 48.0625rem)',
    '(min-width: 64rem)', // a desktop
    'not all and (min-width: 64rem)',
  ]

  test('ask for the named breakpoints alone', () => {
    const asked = [TOKENS, ...sheets].flatMap((path) =>
      [...read(path).matchAll(/@media ([^{]*width[^{]*)\{/g)].map((match) => [path, match[1]?.trim()]),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(([, condition]) => !BREAKPOINTS.includes(condition ?? ''))).toEqual([])
  })

  test('order what lies over what by the layers of the tokens', () => {
    const levels = sheets.flatMap((path) =>
      [...read(path).matchAll(/z-index:\s*([^;]+);/g)].map((match) => [path, match[1]]),
    )
    expect(levels.filter(([, level]) => !level?.startsWith('var(--layer-'))).toEqual([])
  })

  test('have at most 200 lines', () => {
    expect(sheets.filter((path) => read(path).trimEnd().split('\n').length > 200)).toEqual([])
  })
})

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

  test('that markup uses exist in their module', () => {
    expect(uses.length).toBeGreaterThan(50)
    expect(uses.filter(({ sheet, name }) => !classesOf(sheet).has(name))).toEqual([])
  })

  test('of a module are used', () => {
    const modules = sheets.filter((path) => path.endsWith('.module.css'))
    const unused = modules.flatMap((path) =>
      [...classesOf(path)]
        .filter((name) => !uses.some((use) => use.sheet === path && use.name === name))
        .map((name) => `${path} .${name}`),
    )
    expect(unused).toEqual([])
  })

  test('a component’s styles lie beside it', () => {
    expect(
      sheets.filter(
        (path) => !path.startsWith('styles/') && !filesOf(/\.tsx$/).some((file) => dirname(file) === dirname(path)),
      ),
    ).toEqual([])
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
