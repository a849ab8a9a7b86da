// How many files a change touches, counted on what is there: who names a step, a question, a table, a transport, a status.
// What else has to know of one is its own affair, and stands here by name: so that nobody is added unseen.
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

/** The sources by what stands in them: each text and each name of them once. */
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

/** Where a step says which words it reads, when they are more than its question's. */
const WORDS = 'lib/addresses/page-areas.ts'

/** Where a way leads to a step from outside its flow, or from a second control of it. */
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

// Its words are its page's: the third file, where a question that is known is put in others.
test.each(ROUTES)('only the flow table and its page name the step %s', (route) => {
  const page = [`pages${route}.tsx`, `pages${route}/index.tsx`].filter((path) => SOURCES.includes(path))
  const named = withText(route)
  expect(new Set([...named, ...page])).toEqual(new Set(['flows/table.ts', ...page, ...(ENTRANCES[route] ?? [])]))
  expect(page).toHaveLength(1)
})

/** Lists that words are gathered in: a bundler takes in what is named, so that a folder can't be asked for its files. */
const GATHERED = /^lib\/texts\/(en\/)?(areas|answers|questions)\.ts$/
/** Who else has to know of one question. */
const CONSEQUENCES: Record<string, string[]> = {
  // What a step finds beyond its rule points to the first question of its page.
  how_long: ['flows/causes.ts', 'lib/page-handlers/steps/questionnaire.ts'],
  // Severe pain is called first; its page says whom to call now.
  pain_now: ['lib/page-handlers/steps/ppr-end.ts', 'lib/use-cases/leads/save.ts'],
  // The page and the SMS say when the call comes.
  best_time: ['lib/page-handlers/steps/ppr-end.ts', 'lib/page-handlers/steps/questionnaire.ts'],
  // A change of what the booking is about asks it again; its answer settles how a clinic books, and is told as that.
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

// With a page and words of its own two lists more: the areas of words, and what an answer is called where it is shown.
test.each(QUESTIONS)('only rule, row, page and texts name the question $question', ({ question, page, words }) => {
  const named = [...new Set([...withText(question), ...withName(question)])]
  const ungathered = named.filter((path) => !GATHERED.test(path))
  expect(new Set(ungathered)).toEqual(
    new Set(['flows/rules.ts', 'flows/table.ts', page, words, ...(CONSEQUENCES[question] ?? [])]),
  )
  count(`question ${question}`, named)
})

const TRANSPORTS = filesOf(/^lib\/messages\/transports\/(?!from-env|allowed-only|development)[\w-]+\.ts$/)
const FROM_ENV = 'lib/messages/transports/from-env.ts'
/** Of every transport: whose numbers may be written to. */
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

/** Whether a file asks for the table: by kysely, or in a statement of its own. */
const isAsked = (table: string) => {
  const statement = new RegExp(`\\b(FROM|INTO|JOIN|UPDATE|TABLE|ONLY)\\s+${table}\\b`)
  return ({ type, value }: Node): boolean => {
    const text = type === 'TemplateElement' ? String((value as { raw?: string }).raw) : ''
    return (type === 'Literal' && String(value).replace(/ as \w+$/, '') === table) || statement.test(text)
  }
}
/** What is not about patients: the sample chain is written once, and the order of a start is its own. */
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
