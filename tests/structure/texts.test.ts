// Every text for patients is data in lib/texts. Markup has no texts of its own. No module keeps a text from loading
// time, when the reader's language is not known yet.
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'
import { childrenOf, filesOf, type Node, nodesFrom, nodesOf, PRODUCT, parse, placeOf } from '@/tests/structure/tree'

/** Attributes and props whose value is read or heard. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'button',
  'empty',
  'hint',
  'label',
  'lead',
  'legend',
  'line',
  'placeholder',
  'summary',
  'title',
])
const LETTERS = /\p{L}{2}/u

/** The literal texts that an expression may evaluate to, without arguments of calls and compared values. */
function spokenIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => spokenIn(branch as Node))
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap((side) => spokenIn(side as Node))
  if (node.type === 'BinaryExpression') return node.operator === '+' ? childrenOf(node).flatMap(spokenIn) : []
  return ['JSXExpressionContainer', 'ParenthesizedExpression', 'TSAsExpression'].includes(node.type)
    ? childrenOf(node).flatMap(spokenIn)
    : []
}

/** The texts in a piece of markup, each with its node. */
function wordsIn(nodes: readonly Node[]): [string, Node][] {
  return nodes.flatMap((node) => {
    const isRead =
      node.type === 'JSXAttribute' && READ.has(String((node.name as { name?: unknown }).name)) && node.value
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment'
    const parts = isElement ? (node.children as Node[]) : isRead ? [node.value as Node] : []
    return parts.flatMap((part) =>
      spokenIn(part)
        .filter((word) => LETTERS.test(word))
        .map((word): [string, Node] => [word.trim(), part]),
    )
  })
}

test.each([
  ['<h2>Book now</h2>', 'Book now'],
  ['<h2>{`Call us`} · {say("key")}</h2>', 'Call us'],
  ['<p title="Choose a day" className="day" id="day" />', 'Choose a day'],
  ['<p>{yes ? <b>Yes</b> : "No"}</p>', 'No', 'Yes'],
  ['<p>{late && "Too late"}</p>', 'Too late'],
  ['<img src="/a.webp" alt="A tooth" />', 'A tooth'],
  ['<Field label={"Na" + "me"} name="name" />', 'Na', 'me'],
  ['<>{kind === "video" ? words.video : null} · 24 {" "}</>'],
  ['<a aria-label={label} href="/clinics" rel="noreferrer">{say("clinics")}</a>'],
])('the check finds the texts in %s', (markup, ...words) => {
  expect(wordsIn(nodesFrom(parse(`export const x = ${markup}`, 'tsx'))).map(([word]) => word)).toEqual(words)
})

describe('texts in markup', () => {
  test.each(filesOf(/^(components|pages)\/.*\.tsx$/))('%s contains no text of its own', (path) => {
    const found = wordsIn(nodesOf(path)).map(([word, node]) => `${placeOf(path, node)}: write "${word}" in lib/texts`)
    expect(found).toEqual([])
  })
})

const { LANGUAGE } = textsIn(DEFAULT_LANGUAGE).language
const CATEGORIES = new Intl.PluralRules(LANGUAGE).resolvedOptions().pluralCategories
const HOLE = /\{[a-z][A-Za-z0-9]*\}/g
const holesOf = (text: string): string[] => text.match(HOLE) ?? []

/** The faults in the plural forms of one sentence. */
function wrongForms(forms: Record<string, unknown>): string[] {
  const { other, ...rest } = forms
  const known = holesOf(String(other))
  return [
    ...CATEGORIES.filter((category) => typeof forms[category] !== 'string').map((category) => `lacks ${category}`),
    ...Object.keys(forms).filter((key) => !CATEGORIES.some((category) => category === key)),
    ...(known.includes('{count}') ? [] : ['does not say the {count}']),
    ...Object.values(rest).flatMap((form) => holesOf(String(form)).filter((hole) => !known.includes(hole))),
  ]
}

/**
 * The faults in an area's texts: values that are not data, and placeholders that nothing can fill, each with its
 * place.
 */
function wrongIn(words: unknown, at: string): string[] {
  if (typeof words === 'string')
    return /[{}]/.test(words.replace(HOLE, '')) ? [`${at} has a brace that is no hole`] : []
  if (Array.isArray(words)) return words.flatMap((each, index) => wrongIn(each, `${at}[${index}]`))
  if (typeof words !== 'object' || words === null) return [`${at} is a ${typeof words}`]
  const forms = 'one' in words ? wrongForms(words).map((what) => `${at}: ${what}`) : []
  return [...forms, ...Object.entries(words).flatMap(([key, each]) => wrongIn(each, `${at}.${key}`))]
}

test.each([
  [{ title: 'Clinics', rows: ['{km} km'], free: { one: 'one', other: '{count} times' } }, 0],
  [{ title: (city: string) => `Clinics in ${city}` }, 1],
  [{ title: undefined, lead: 3 }, 2],
  [{ title: 'Clinics in {0}', lead: 'In {city', line: '{City} and {the_state}' }, 3],
  [{ free: { one: '{count} time' } }, 3],
  [{ free: { one: '{count} time in {city}', few: '{count} times', other: '{count} times' } }, 2],
])('the check of the texts %j finds %i values that are not data', (words, count) => {
  expect(wrongIn(words, 'words')).toHaveLength(count)
})

test.each(Object.entries(textsIn(DEFAULT_LANGUAGE)))('the texts of %s are data with named holes', (area, texts) => {
  expect(wrongIn({ ...texts }, area)).toEqual([])
})

/** The modules that texts come from. */
const SOURCES = /^@\/lib\/(texts\/(languages$|en\/)|browser\/words$)/
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']

/** The nodes that run when a module is loaded. */
const loadedIn = (node: Node): Node[] =>
  FUNCTIONS.includes(node.type) || /^TS(?!.*Expression$)/.test(node.type)
    ? []
    : [node, ...childrenOf(node).flatMap(loadedIn)]

/** The nodes that read a text while the module is loaded. */
function keptIn(program: Node): Node[] {
  const imports = childrenOf(program).filter(({ type }) => type === 'ImportDeclaration')
  const names = imports
    .filter(({ source }) => SOURCES.test(String((source as Node).value)))
    .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => (local as Node).name))
  return childrenOf(program)
    .filter(({ type }) => !type.startsWith('Import'))
    .flatMap(loadedIn)
    .filter(({ type, name }) => type === 'Identifier' && names.includes(name))
}

describe('texts kept since their module was loaded', () => {
  const of = (code: string) =>
    `import { SITE } from '@/lib/texts/en/site'; import { wordsOf } from '@/lib/texts/languages'; ${code}`
  test.each([
    ['const LINKS = [{ label: SITE.title }]', 1],
    ['const { title } = wordsOf("en").site', 1],
    ['export const WORDS = { ...SITE, ...wordsOf("en") } as const', 2],
    ['export const labelOf = (id: string) => SITE[id]; function read(words = wordsOf("en")) { return words }', 0],
    ['type Site = typeof SITE', 0],
  ])('the check of %s finds %i', (code, count) => {
    expect(keptIn(parse(of(code), 'ts'))).toHaveLength(count)
  })
})

test('no module keeps a text from when it was loaded', () => {
  const kept = filesOf(PRODUCT)
    .filter((path) => !path.startsWith('lib/texts/'))
    .flatMap((path) =>
      nodesOf(path)
        .slice(0, 1)
        .flatMap(keptIn)
        .map((node) => placeOf(path, node)),
    )
  expect(kept).toEqual([])
})

test('all texts spell checkup in one way', () => {
  expect(JSON.stringify(textsIn(DEFAULT_LANGUAGE)).match(/check-ups?/gi)).toBeNull()
})
