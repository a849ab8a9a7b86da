// Counts the files that name a step, a question, a table, a transport or a status, which a change to one would touch.
// Other files that name one are listed here, so that no file is added unnoticed.
import { afterAll, describe, expect, test } from 'vitest'
import { QUESTIONNAIRE } from '@/flows/rules'
import { ROUTES, type Route } from '@/flows/table'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import { childrenOf, filesOf, type Node, nodesOf, PRODUCT, read } from '@/tests/structure/tree'

type Named = { name?: string; value?: unknown }

const SOURCES = filesOf(PRODUCT)
const nameOf = (node: unknown): string =>
  String((node as Named | undefined)?.name ?? (node as Named | undefined)?.value)
const isText = ({ type, value }: Node, text: string): boolean => type === 'Literal' && value === text
const filesWith = (is: (node: Node) => boolean, files: string[]): string[] =>
  files.filter((path) => nodesOf(path).some(is))

/** The source files by the string literals and by the names that they contain. */
const TEXTS = new Map<string, Set<string>>()
const NAMES = new Map<string, Set<string>>()
const note = (index: typeof TEXTS, word: string, path: string) =>
  index.set(word, (index.get(word) ?? new Set()).add(path))
for (const path of SOURCES)
  for (const { type, name, value } of nodesOf(path)) {
    if (type === 'Identifier') note(NAMES, String(name), path)
    if (type === 'Literal' && typeof value === 'string') note(TEXTS, value, path)
  }
const withText = (text: string): string[] => [...(TEXTS.get(text) ?? [])]
const withName = (name: string): string[] => [...(NAMES.get(name) ?? [])]

const counts: string[] = []
const count = (what: string, files: readonly string[]) => counts.push(`${what} ${files.length}`)
afterAll(() => console.info(`files touched: ${counts.join(', ')}`))

/** Lists the text areas of a step that needs more than its question's. */
const WORDS = 'lib/addresses/page-areas.ts'

/** Links that lead to a step from outside its flow, or from a second control of it. */
const ENTRANCES: { [R in Route]?: string[] } = {
  '/free-smile-consultation': [WORDS, 'lib/addresses/paths.ts'],
  '/free-smile-consultation/input-phone': ['pages/free-smile-consultation/index.tsx'],
  '/free-smile-consultation/questionnaire': ['lib/page-handlers/steps/ppr-end.ts'],
  '/member/input-phone': [WORDS, 'lib/page-handlers/steps/member.ts'],
  '/member/questionnaire': [WORDS, 'lib/page-handlers/steps/member.ts'],
  '/unified-booking/clinic-list': ['pages/unified-booking/select-address.tsx'],
  '/unified-booking/success': ['lib/addresses/paths.ts'],
  '/unified-booking/ext/input-phone': ['lib/http/book-href.ts'],
  '/unified-booking/ext/clinic-list': ['pages/unified-booking/ext/select-address.tsx'],
  '/unified-booking/ext/success': ['lib/addresses/private-pages.ts'],
  '/ppr/end': [WORDS],
  '/member/activation': [WORDS],
  '/member/activated': [WORDS],
  '/unified-booking/input-phone': [WORDS],
}

// The texts are named after the page. They would be a third file only for a question that other pages show too.
test.each(ROUTES)('only the flow table and its page name the step %s', (route) => {
  const page = [`pages${route}.tsx`, `pages${route}/index.tsx`].filter((path) => SOURCES.includes(path))
  const named = withText(route)
  expect(new Set([...named, ...page])).toEqual(new Set(['flows/table.ts', ...page, ...(ENTRANCES[route] ?? [])]))
  expect(page).toHaveLength(1)
})

/** Lists of all texts: a bundler includes only files that are named, so a folder can't be searched. */
const GATHERED = /^lib\/texts\/(\w\w\/)?(areas|answers|questions)\.ts$/
/** A translation has the keys of the English texts. */
const TRANSLATED = /^lib\/texts\/(?!en\/)\w\w\//
/** Other files that depend on one question. */
const CONSEQUENCES: Record<string, string[]> = {
  // A cause that a step finds beyond its rule links to the first question of its page.
  how_long: ['flows/causes.ts', 'lib/page-handlers/steps/questionnaire.ts'],
  // Patients in severe pain are called first, and the page shows the emergency numbers.
  pain_now: ['lib/page-handlers/steps/ppr-end.ts', 'lib/use-cases/leads/save.ts'],
  // The page and the SMS say when the call comes.
  best_time: ['lib/page-handlers/steps/ppr-end.ts', 'lib/page-handlers/steps/questionnaire.ts'],
  // Changing the treatment asks this question again. Its answer decides how a clinic is booked, so the summary shows
  // it as that.
  skip_video: ['flows/walk.ts', 'lib/http/steps/step-summary.ts', 'lib/page-handlers/steps/first-help.ts'],
}
const QUESTIONS = [
  ...Object.keys(QUESTIONNAIRE).map((question) => ({
    question,
    page: 'pages/free-smile-consultation/questionnaire.tsx',
    words: 'lib/texts/en/questions/questionnaire.ts',
  })),
  {
    question: 'skip_video',
    page: 'pages/unified-booking/video-consultation.tsx',
    words: 'lib/texts/en/questions/video-consultation.ts',
  },
]

// A question with its own page and texts also appears in two lists: the text areas, and the names of answers.
test.each(QUESTIONS)('only rule, row, page and texts name the question $question', ({ question, page, words }) => {
  const named = [...new Set([...withText(question), ...withName(question)])]
  const ungathered = named.filter((path) => !GATHERED.test(path) && !TRANSLATED.test(path))
  expect(new Set(ungathered)).toEqual(
    new Set(['flows/rules.ts', 'flows/table.ts', page, words, ...(CONSEQUENCES[question] ?? [])]),
  )
  count(`question ${question}`, named)
})

const TRANSPORTS = filesOf(/^lib\/messages\/transports\/(?!from-env|allowed-only|development)[\w-]+\.ts$/)
const FROM_ENV = 'lib/messages/transports/from-env.ts'
/** Settings that apply to every transport. */
const FOR_ALL = ['SMS_COUNTRIES']

describe('the files that name a transport', () => {
  test.each(TRANSPORTS)('only the environment’s choice imports %s', (path) => {
    const module = `@/${path.replace(/\.ts$/, '')}`
    expect(withText(module)).toEqual([FROM_ENV])
  })

  test('no other file reads the variables of a transport', () => {
    const names = nodesOf(FROM_ENV).flatMap((node) => (node.type === 'Identifier' ? [nameOf(node)] : []))
    const variables = new Set(names.filter((name) => /^[A-Z]+(_[A-Z]+)+$/.test(name) && !FOR_ALL.includes(name)))
    expect(variables.size).toBeGreaterThan(4)
    for (const variable of variables)
      expect([variable, withName(variable)]).toEqual([variable, ['lib/env.ts', FROM_ENV]])
  })
})

const SCHEMAS = filesOf(/^lib\/db\/(schema|[\w-]+-tables)\.ts$|^lib\/user-pool\/store\/tables\.ts$/)
const QUERIES = /^lib\/(db\/queries|user-pool\/store)\//
const MIGRATIONS = filesOf(/^lib\/(db|user-pool)\/migrations\/.*\.sql$/)

/** The members of the types that name tables, each with its file. */
const TABLES = SCHEMAS.flatMap((path) =>
  nodesOf(path)
    .filter(({ type, id }) => type === 'TSTypeAliasDeclaration' && /Tables$/.test(nameOf(id)))
    .flatMap((declared) => childrenOf(declared).filter(({ type }) => /^TS(TypeLiteral|IntersectionType)$/.test(type)))
    .flatMap((types) => [types, ...childrenOf(types)].filter(({ type }) => type === 'TSTypeLiteral'))
    .flatMap(childrenOf)
    .map(({ key }) => ({ table: nameOf(key), schema: path })),
)

/** Whether a node queries the table, through kysely or in an SQL statement. */
const isAsked = (table: string) => {
  const statement = new RegExp(`\\b(FROM|INTO|JOIN|UPDATE|TABLE|ONLY)\\s+${table}\\b`)
  return ({ type, value }: Node): boolean => {
    const text = type === 'TemplateElement' ? String((value as { raw?: string }).raw) : ''
    return (type === 'Literal' && String(value).replace(/ as \w+$/, '') === table) || statement.test(text)
  }
}
/** Files without patient data: the sample chain is inserted once, and migrations have their own order. */
const BESIDE = /^lib\/db\/(seed|migrate)\.ts$/

test.each(TABLES)('the table $table has a migration, a type and queries', ({ table, schema }) => {
  expect(
    MIGRATIONS.filter((path) => new RegExp(`CREATE (TABLE|VIEW) (IF NOT EXISTS )?${table}\\b`).test(read(path))),
  ).not.toEqual([])
  const requesters = filesWith(
    isAsked(table),
    filesOf(/^(lib\/(db|user-pool|use-cases|messages|limits)|server)\/.*\.ts$/),
  )
  expect(requesters.some((path) => QUERIES.test(path) || BESIDE.test(path))).toBe(true)
  expect(requesters.filter((path) => !QUERIES.test(path) && !BESIDE.test(path) && path !== schema)).toEqual([])
})

const STATUSES = ['confirmed', 'cancelled'] as const satisfies readonly BookingStatus[]
const MOST_FOR_A_STATUS = 8

test.each(STATUSES)('the status %s touches no more pages and texts than allowed', (status) => {
  const isStatus = (node: unknown) => nameOf((node as Node).property ?? node) === 'status'
  const isTold = ({ type, left, right }: Node) =>
    type === 'BinaryExpression' && isStatus(left) && isText(right as Node, status)
  const shown = filesWith(isTold, filesOf(/^components\/.*\.tsx$/))
  const words = filesWith(
    ({ type, key }) => type === 'Property' && nameOf(key) === status,
    filesOf(/^lib\/texts\/en\/(account|booking|manage)\.ts$/),
  )
  const touched = ['the migration', 'lib/catalogue/booking-status.ts', ...shown, ...words]
  count(`status ${status}`, touched)
  expect(touched.length).toBeLessThanOrEqual(MOST_FOR_A_STATUS)
})
