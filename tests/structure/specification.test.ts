// Each section of docs/specification has all its lines. Each line names a file that an entry reaches and a test that
// exists.
import { describe, expect, test } from 'vitest'
import { CODE, filesOf, nodesOf, read } from '@/tests/structure/tree'

/** Lines in each section of the specification. docs/specification/README.md says how they are counted. */
const LINES = { 1: 5, 2: 49, 3: 22, 4: 24, 5: 12, 6: 3, 7: 41, 8: 31, 9: 22 }

/** Lines that no file meets, with the decision that explains each. */
const NOT_MET: Record<string, string> = { '9.3': '048-no-social-provider.md' }

/** Entries of visitors (pages), of the server and of operators (commands). */
const ENTRIES = /^pages\/(?!dev\/)|^server\/(main|operate)\.ts$|^scripts\/.*\.mjs$|^[\w-]+\.ts$/
const TESTS = /^(?:e2e\/.*\.spec|tests\/.*\.test)\.tsx?$/

type Row = { id: string; line: string; extent: string; met: string; who: string; walk: string }

const LINK = /^\[([^\]]+)\]\(\.\.\/\.\.\/([^)]+)\)/
const ROW = /^\| (\d\.\d+) \| (.+) \| (.+) \| (.+) \| (.+) \| (.+) \|$/
/** How far a line is met. `part`, `decided` and `real pool` need a reason after the colon. */
const EXTENT = /^(?:whole|guard|(?:part|decided|real pool): .+)$/

const FOLDER = 'docs/specification/'

/** The section files in the order of their numbers; 2-booking-steps comes before 2-shell. */
const sections = filesOf(/^docs\/specification\/\d.*\.md$/)

const rows: Row[] = sections
  .flatMap((path) => read(path).split('\n'))
  .flatMap((text) => {
    const [, id = '', line = '', extent = '', met = '', who = '', walk = ''] = ROW.exec(text) ?? []
    return id === '' ? [] : [{ id, line, extent, met, who, walk }]
  })

const linked = (cell: string): string => LINK.exec(cell)?.[2] ?? ''

const all = new Set(filesOf(/./))

/** The files that a code or style file imports, statically or dynamically. */
function broughtBy(path: string): string[] {
  if (!CODE.test(path)) return [...read(path).matchAll(/@import '\.\/([^']+)'/g)].map(([, name]) => `styles/${name}`)
  const sources = nodesOf(path).flatMap(({ type, source }) => {
    const { value } = (source ?? {}) as { value?: unknown }
    return /^(Import|Export)/.test(type) && typeof value === 'string' ? [value.replace('@/', '')] : []
  })
  const found = (name: string) => ['', '.ts', '.tsx'].map((end) => name + end).find((file) => all.has(file))
  return sources.flatMap((name) => found(name) ?? [])
}

/** Every file that an entry imports, directly or through other files. */
function reached(): Set<string> {
  const seen = new Set(filesOf(ENTRIES))
  for (const path of seen)
    if (CODE.test(path) || path.endsWith('.css')) for (const next of broughtBy(path)) seen.add(next)
  return seen
}

describe('the lines of the specification', () => {
  test('every line of every section is in the tables, in order', () => {
    const expected = Object.entries(LINES).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect(expected).toHaveLength(209)
    expect(rows.map(({ id }) => id)).toEqual(expected)
  })

  test('each line stands in the file of its section', () => {
    for (const path of sections) {
      const [number = ''] = path.slice(FOLDER.length)
      expect(read(path)).toMatch(new RegExp(`^# ${number}\\. `))
      const ids = [...read(path).matchAll(/^\| (\d+)\.\d+ \|/gm)].map(([, section]) => section)
      expect(new Set(ids)).toEqual(new Set([number]))
    }
  })

  test('no two lines read the same', () => {
    expect(rows.filter(({ line }, at) => rows.findIndex((other) => other.line === line) !== at)).toEqual([])
  })

  test('every line says how far it is met, and the README counts them correctly', () => {
    expect(rows.filter(({ extent }) => !EXTENT.test(extent)).map(({ id, extent }) => `${id}: ${extent}`)).toEqual([])
    const count = (kind: string) => rows.filter(({ extent }) => extent.split(':', 1)[0] === kind).length
    const counted = [...read(`${FOLDER}README.md`).matchAll(/^\| `([a-z ]+)` \| (\d+) \|/gm)]
    expect(counted.map(([, kind, number]) => [kind, Number(number)])).toEqual(
      ['whole', 'part', 'decided', 'guard', 'real pool'].map((kind) => [kind, count(kind)]),
    )
  })

  test('nobody reaches a guard, and somebody reaches every other line', () => {
    const isWrong = ({ extent, who }: Row) => (extent === 'guard') !== who.startsWith('nobody')
    expect(rows.filter((row) => !(row.id in NOT_MET) && isWrong(row)).map(({ id, who }) => `${id}: ${who}`)).toEqual([])
  })

  test('a page, a call or a command reaches the file that meets each line', () => {
    const from = reached()
    const unreached = rows.filter(({ id, met }) => !(id in NOT_MET) && !from.has(linked(met)))
    expect(unreached.map(({ id, met }) => `${id}: ${met}`)).toEqual([])
  })

  test('the test linked from each line exists', () => {
    const isTest = (path: string) => TESTS.test(path) && all.has(path)
    const unwalked = rows.filter(({ id, walk }) => !(id in NOT_MET) && !isTest(linked(walk)))
    expect(unwalked.map(({ id, walk }) => `${id}: ${walk}`)).toEqual([])
  })

  test('each line that is not met links the decision that explains why', () => {
    for (const [id, record] of Object.entries(NOT_MET)) {
      const met = `not met, [decision ${Number.parseInt(record, 10)}](../decisions/${record})`
      expect(rows.find((row) => row.id === id)?.met).toBe(met)
      expect(all).toContain(`docs/decisions/${record}`)
    }
  })
})
