// A look stands in components/kit once: the sheets of other folders hold their layout.
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modulesOf, sheets } from '@/tests/structure/sheets'
import { filesOf, read } from '@/tests/structure/tree'

const KIT = 'components/kit/'
/** Lists what goes into the one sheet of all pages. */
const LIST = 'components/sheets.ts'

describe('a look that the kit has', () => {
  type Rule = { selector: string; body: string }
  const rulesOf = (css: string): Rule[] =>
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => ({
      selector: match[1]?.trim() ?? '',
      body: match[2] ?? '',
    }))
  const says = (body: string, ...all: RegExp[]) => all.every((pattern) => pattern.test(body))
  const ROUND = /border-radius: var\(--radius-(card|panel)\);/
  const LOOKS: Record<string, (rule: Rule) => boolean> = {
    'a button: Button': ({ body }) =>
      says(body, /border-radius: var\(--radius-full\)/, /font-weight: [67]00/, /min-height/),
    'a card: Card or LinkCard': ({ body }) =>
      says(body, ROUND, /box-shadow: var\(--shadow-rest\)/) ||
      says(body, ROUND, /border: [^;]*var\(--line\)/, /padding: var\(--space-[456]\)/) ||
      says(body, ROUND, /background: var\(--tint(-soft)?\)/, /padding: var\(--space-[456]\)/),
    'a callout: Callout': ({ body }) => says(body, /border-left: var\(--space-1\) solid/),
    'a lead: Lead': ({ body }) => says(body, /font-size: var\(--text-lead\)/, /color: var\(--ink-soft\)/),
    // The mark of a summary is its own list style.
    'a bare list: List': ({ body, selector }) => says(body, /list-style: none/) && !selector.includes('summary'),
    'a link of one line: TextLink': ({ body }) =>
      says(body, /^\s*display: inline-flex;\s*align-items: center;\s*min-height: var\(--target\);\s*$/),
  }
  const lookOf = (rule: Rule): string | undefined => Object.keys(LOOKS).find((look) => LOOKS[look]?.(rule))

  test.each([
    ['.book { min-height: var(--target); border-radius: var(--radius-full); font-weight: 600; }', 'a button'],
    ['.panel { padding: var(--space-5); border-radius: var(--radius-card); background: var(--tint-soft); }', 'a card'],
    ['.box { border-radius: var(--radius-card); box-shadow: var(--shadow-rest); }', 'a card'],
    ['.note { border-left: var(--space-1) solid var(--coral); }', 'a callout'],
    ['.line { color: var(--ink-soft); font-size: var(--text-lead); }', 'a lead'],
    ['.cards { display: grid; list-style: none; }', 'a bare list'],
    ['.more { display: inline-flex; align-items: center; min-height: var(--target); }', 'a link'],
  ])('%s is %s', (css, look) => {
    expect(rulesOf(css).map(lookOf)).toEqual([expect.stringMatching(`^${look}`)])
  })

  test('stands in the kit alone', () => {
    const copies = sheets
      .filter((path) => !path.startsWith(KIT))
      .flatMap((path) => rulesOf(read(path)).map((rule) => [path, rule.selector, lookOf(rule)] as const))
      .filter(([, , look]) => look !== undefined)
    expect(copies.map(([path, selector, look]) => `${path} ${selector} looks like ${look}`)).toEqual([])
  })
})

test('what is pressed, typed into or chosen is a piece of the kit', () => {
  const SEEN = /<(?:button|select|textarea)\b|<input\b(?:(?!\/>)[\s\S])*\/>/g
  const HIDDEN = /type="hidden"|className="visually-hidden"/
  const found = filesOf(/^(components|pages)\/.*\.tsx$/)
    .filter((path) => !path.startsWith(KIT))
    .flatMap((path) => (read(path).match(SEEN) ?? []).filter((tag) => !HIDDEN.test(tag)).map((tag) => [path, tag]))
  // The award's card as a whole, which opens it.
  expect(found).toEqual([['components/shell/award-banner.tsx', '<button']])
})

describe('a piece of the kit', () => {
  const PIECE = /^components\/kit\/.*\.tsx?$/
  const files = new Set(filesOf(/^(components|lib|pages)\/.*\.tsx?$/))
  const importsOf = (path: string): string[] =>
    [...read(path).matchAll(/(?:from|import\()\s*'@\/([^']+)'/g)]
      .flatMap((match) => [`${match[1]}.ts`, `${match[1]}.tsx`])
      .filter((each) => files.has(each))

  /** The pieces among what some files import, one after the other, as far as `through` lets it. */
  function piecesFrom(starts: readonly string[], through: RegExp): Set<string> {
    const seen = new Set<string>()
    const open = [...starts]
    for (let path = open.pop(); path !== undefined; path = open.pop())
      for (const each of importsOf(path))
        if (!seen.has(each)) {
          seen.add(each)
          if (through.test(each)) open.push(each)
        }
    return new Set([...seen].filter((path) => PIECE.test(path)))
  }

  /** The dialog that an example asks the shell for, what nobody sees, and the title of the page of examples itself. */
  const UNASKED = ['confirmation-dialog', 'enter-submit', 'page-title'].map((name) => `${KIT}${name}.tsx`)
  const missing = (found: Set<string>): string[] => filesOf(PIECE).filter((path) => !found.has(path))

  test('is shown to developers, as itself or as a part of another', () => {
    const examples = filesOf(/^components\/examples\/.*\.tsx$/)
    expect(missing(piecesFrom(examples, PIECE))).toEqual(UNASKED)
    expect(importsOf('pages/dev/pieces.tsx')).toEqual(expect.arrayContaining(examples))
  })

  test('is on a page that patients see', () => {
    const pages = filesOf(/^pages\/(?!dev\/|api\/).*\.tsx$/)
    expect(missing(piecesFrom(pages, /^components\//))).toEqual([])
  })
})

describe('sheets', () => {
  // Patients load none of it; and a page's own sheet would be lost when its scripts bring it up to date (components/sheets.ts).
  test('of the desk come with what its pages load late', () => {
    const pages = filesOf(/^pages\/desk\//)
    const early = pages.filter((path) => /^import (?!type\b).*'@\/components\//m.test(read(path)))
    expect([pages.length > 0, early]).toEqual([true, []])
  })

  test('of a folder are its own: what another folder needs is a component', () => {
    const borrowed = filesOf(/^(components|pages)\/.*\.tsx?$/)
      .filter((path) => path !== LIST)
      .flatMap((path) => [...modulesOf(path).values()].map((sheet) => [path, sheet] as const))
      .filter(([path, sheet]) => dirname(path) !== dirname(sheet))
    expect(borrowed).toEqual([])
  })

  test('of all that pages are made of are in the one sheet; the others come with what is loaded late', () => {
    const LATE = ['kit/dialog', 'kit/drop-list', 'kit/table', 'shell/award', 'shell/shell'].map(
      (name) => `components/${name}.module.css`,
    )
    const isDesk = (path: string) => path.startsWith('components/desk/')
    const modules = sheets.filter((path) => path.endsWith('.module.css') && !isDesk(path))
    const listed = [...read(LIST).matchAll(/'@\/(.*)'/g)].map((match) => match[1] ?? '')
    expect([...listed, ...LATE].sort()).toEqual(modules.sort())
    expect(listed.findLastIndex((path) => path.startsWith(KIT))).toBeLessThan(
      listed.findIndex((path) => !path.startsWith(KIT)),
    )
  })
})
