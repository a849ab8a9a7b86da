// docs/specification.md, line by line: how many lines each section has, that the file which meets a line is reached from
// an entry, and that the file of tests which walks it is there.
import { describe, expect, test } from 'vitest'
import { CODE, filesOf, nodesOf, read } from '@/tests/structure/tree'

/** The lines of the specification's sections, as it was cut: section 2 by rows and branches of its tables, 7 and 8 by call and text, else by sentence. */
const LINES = { 1: 5, 2: 49, 3: 22, 4: 24, 5: 12, 6: 3, 7: 41, 8: 31, 9: 22 }

/** Lines that nothing meets, by the record of the decision that says why. */
const NOT_MET: Record<string, string> = { '9.3': '048-no-social-provider.md' }

/** Where somebody comes in: a visitor by an address, a program by the process, an operator by a command. */
const ENTRIES = /^pages\/(?!dev\/)|^process\/(main|operate)\.ts$|^scripts\/.*\.mjs$|^[\w-]+\.ts$/
const TESTS = /^(?:e2e\/.*\.spec|tests\/.*\.test)\.tsx?$/

type Row = { id: string; line: string; extent: string; met: string; who: string; walk: string }

const LINK = /^\[([^\]]+)\]\(\.\.\/([^)]+)\)/
const ROW = /^\| (\d\.\d+) \| (.+) \| (.+) \| (.+) \| (.+) \| (.+) \|$/
/** How far a line is met: as a word, with the reason behind a colon where it is neither whole nor a guard. */
const EXTENT = /^(?:whole|guard|(?:part|decided|real pool): .+)$/

const rows: Row[] = read('docs/specification.md')
  .split('\n')
  .flatMap((text) => {
    const [, id = '', line = '', extent = '', met = '', who = '', walk = ''] = ROW.exec(text) ?? []
    return id === '' ? [] : [{ id, line, extent, met, who, walk }]
  })

const linked = (cell: string): string => LINK.exec(cell)?.[2] ?? ''

const all = new Set(filesOf(/./))

/** What a file of code or styles brings in, at once or later. */
function broughtBy(path: string): string[] {
  if (!CODE.test(path)) return [...read(path).matchAll(/@import '\.\/([^']+)'/g)].map(([, name]) => `styles/${name}`)
  const sources = nodesOf(path).flatMap(({ type, source }) => {
    const { value } = (source ?? {}) as { value?: unknown }
    return /^(Import|Export)/.test(type) && typeof value === 'string' ? [value.replace('@/', '')] : []
  })
  const found = (name: string) => ['', '.ts', '.tsx'].map((end) => name + end).find((file) => all.has(file))
  return sources.flatMap((name) => found(name) ?? [])
}

/** Every file that one of the entries brings in. */
function reached(): Set<string> {
  const seen = new Set(filesOf(ENTRIES))
  for (const path of seen)
    if (CODE.test(path) || path.endsWith('.css')) for (const next of broughtBy(path)) seen.add(next)
  return seen
}

describe('the lines of the specification', () => {
  test('are all there, numbered from section to section', () => {
    const expected = Object.entries(LINES).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    )
    expect(expected).toHaveLength(209)
    expect(rows.map(({ id }) => id)).toEqual(expected)
  })

  test('are each said once', () => {
    expect(rows.filter(({ line }, at) => rows.findIndex((other) => other.line === line) !== at)).toEqual([])
  })

  test('say how far they are met, and are counted so', () => {
    expect(rows.filter(({ extent }) => !EXTENT.test(extent)).map(({ id, extent }) => `${id}: ${extent}`)).toEqual([])
    const count = (kind: string) => rows.filter(({ extent }) => extent.split(':', 1)[0] === kind).length
    const said = [...read('docs/specification.md').matchAll(/`([a-z ]+)`, (\d+)(?: lines)?:/g)]
    expect(said.map(([, kind, number]) => [kind, Number(number)])).toEqual(
      ['whole', 'part', 'decided', 'guard', 'real pool'].map((kind) => [kind, count(kind)]),
    )
  })

  test('that are guards are reached by nobody, and the others by somebody', () => {
    const isWrong = ({ extent, who }: Row) => (extent === 'guard') !== who.startsWith('nobody')
    expect(rows.filter((row) => !(row.id in NOT_MET) && isWrong(row)).map(({ id, who }) => `${id}: ${who}`)).toEqual([])
  })

  test('are met by files that are there, and that somebody reaches from an address, a call or a command', () => {
    const from = reached()
    const unreached = rows.filter(({ id, met }) => !(id in NOT_MET) && !from.has(linked(met)))
    expect(unreached.map(({ id, met }) => `${id}: ${met}`)).toEqual([])
  })

  test('are walked by a file of tests that is there', () => {
    const isTest = (path: string) => TESTS.test(path) && all.has(path)
    const unwalked = rows.filter(({ id, walk }) => !(id in NOT_MET) && !isTest(linked(walk)))
    expect(unwalked.map(({ id, walk }) => `${id}: ${walk}`)).toEqual([])
  })

  test('that are not met name the decision that says why', () => {
    for (const [id, record] of Object.entries(NOT_MET)) {
      const met = `not met, [decision ${Number.parseInt(record, 10)}](decisions/${record})`
      expect(rows.find((row) => row.id === id)?.met).toBe(met)
      expect(all).toContain(`docs/decisions/${record}`)
    }
  })
})
