// Each look is defined once in components/kit. Other style sheets only set layout.
import { describe, expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const KIT = 'components/kit/'
const sheets = filesOf(/\.css$/)
/** The list of the sheets that every page loads. */
const LIST = 'components/sheets.ts'

describe('a look of the kit', () => {
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
    // The marker of a summary is its own list style.
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
  ])('the rule %s looks like %s', (css, look) => {
    expect(rulesOf(css).map(lookOf)).toEqual([expect.stringMatching(`^${look}`)])
  })

  test('only the kit contains these looks', () => {
    const copies = sheets
      .filter((path) => !path.startsWith(KIT))
      .flatMap((path) => rulesOf(read(path)).map((rule) => [path, rule.selector, lookOf(rule)] as const))
      .filter(([, , look]) => look !== undefined)
    expect(copies.map(([path, selector, look]) => `${path} ${selector} looks like ${look}`)).toEqual([])
  })
})

test('buttons and fields come from the kit', () => {
  const SEEN = /<(?:button|select|textarea)\b|<input\b(?:(?!\/>)[\s\S])*\/>/g
  const HIDDEN = /type="hidden"|className="visually-hidden"/
  const found = filesOf(/^(components|pages)\/.*\.tsx$/)
    .filter((path) => !path.startsWith(KIT))
    .flatMap((path) => (read(path).match(SEEN) ?? []).filter((tag) => !HIDDEN.test(tag)).map((tag) => [path, tag]))
  // The whole award card is one button.
  expect(found).toEqual([['components/shell/award-banner.tsx', '<button']])
})

test('the shared sheet contains the sheets of all pages, and late pieces bring their own', () => {
  const LATE = ['kit/dialog', 'kit/choices/drop-list', 'kit/table', 'shell/award', 'shell/shell'].map(
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
