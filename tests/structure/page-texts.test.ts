// A missing text makes a page fail, and an unused one is loaded by every patient for nothing. The texts that a page
// reads are found along its imports, including chunks that are loaded late.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '@/flows/table'
import type { PageName } from '@/lib/addresses/page-areas'
import { PAGES } from '@/lib/addresses/pages'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { areasOf, pageTexts } from '@/lib/http/page-texts'
import { textsIn } from '@/lib/texts/languages'
import { filesOf, type Node, nodesOf } from '@/tests/structure/tree'

const WORDS = textsIn(DEFAULT_LANGUAGE)
const SHELL = Object.keys(pageTexts(WORDS, '/robots.txt'))

/** Pages that call the sign-in read its texts themselves. The errors of credentials are never shown. */
const POOL = ['lib/browser/pool/load.ts', 'lib/browser/pool/credentials.ts']
const IN_BROWSER = /^(components|pages|lib\/browser)\//

const isTypeOnly = ({ importKind, specifiers }: Node): boolean =>
  importKind === 'type' ||
  (Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every((each: Node) => each.importKind === 'type'))

const textOf = (node: unknown): string => String((node as { value?: unknown } | null | undefined)?.value ?? '')

function importsOf(path: string): string[] {
  return nodesOf(path)
    .filter((node) => /^Import(Declaration|Expression)$/.test(node.type) && !isTypeOnly(node))
    .map(({ source }) => textOf(source).replace('@/', ''))
    .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((file) => existsSync(file)))
}

const readIn = (path: string): string[] =>
  nodesOf(path).flatMap(({ type, callee, arguments: given }) =>
    type === 'CallExpression' && /^(useTexts|textsHere)$/.test((callee as { name?: string }).name ?? '')
      ? [textOf((given as Node[])[0])]
      : [],
  )

/** The text areas that a file reads, itself or through its imports that run in the browser. */
function areasReadBy(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || POOL.includes(path) || !IN_BROWSER.test(path)) return new Set()
  seen.add(path)
  return new Set([...readIn(path), ...importsOf(path).flatMap((target) => [...areasReadBy(target, seen)])])
}

const fileOf = (page: string): string | undefined =>
  [`pages${page}.tsx`, `pages${page === '/' ? '' : page}/index.tsx`].find((file) => existsSync(file))

const PAGE_NAMES = [...(Object.keys(PAGES) as (keyof typeof PAGES)[]), ...ROUTES]
const SHOWN = PAGE_NAMES.flatMap((page): [PageName, string][] => {
  const file = fileOf(page)
  return file ? [[page, file]] : []
})

describe('the texts of a page', () => {
  test.each([...SHOWN, ['fault', 'components/fault/fault-page.tsx'] as const])(
    '%s gets only its texts',
    (page, file) => {
      const read = [...areasReadBy(file)].filter((area) => !SHELL.includes(area))
      expect(areasOf(page, WORDS).toSorted()).toEqual(read.toSorted())
    },
  )

  test('the shell gets the texts that it reads', () => {
    const faults = areasOf('fault', WORDS)
    const read = [...areasReadBy('pages/_app.tsx')].filter((area) => !faults.some((each) => each === area))
    expect(read.filter((area) => !SHELL.includes(area))).toEqual([])
  })
})

test('these tests cover every page of the site', () => {
  const files = filesOf(/^pages\/.*\.tsx$/).filter((file) => !/\/(_\w+|404)\.tsx$/.test(file))
  expect(files.filter((file) => !SHOWN.some(([, shown]) => shown === file))).toEqual([])
})

test('the texts are plain data', () => {
  expect(JSON.parse(JSON.stringify(WORDS))).toEqual(
    Object.fromEntries(Object.entries(WORDS).map(([area, texts]) => [area, { ...texts }])),
  )
})

test('a browser that comes from another page does not get the shell’s texts again', () => {
  expect(Object.keys(pageTexts(WORDS, '/clinics', { knowsShell: true }))).toEqual(['clinics', 'map', 'suggestions'])
})
