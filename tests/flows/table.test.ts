import { describe, expect, test } from 'vitest'
import { FLOWS } from '@/flows/table'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { CONDITION_WORDS, SPEC_PROSE, SPEC_TABLES, type SpecProse, type SpecTable } from '@/tests/flows/spec-tables'

type Told = { route: string; stage: number | null; asks: string[]; next: unknown }

/** Select-address is complete without these answers. The specification marks only `purpose` as optional. */
const MAY_BE_LEFT_OUT = ['latLng', 'landmark', 'apartmentNumber']

/** The review asks for the name in these flows: the specification asks for none, but every booking needs one. */
const BESIDE: Partial<Record<FlowName, readonly string[]>> = {
  PAID_ALIGNER: ['/unified-booking/ext/review'],
  SMILE_DESIGN: ['/unified-booking/ext/review'],
  PAID_IMPLANT: ['/unified-booking/ext/review'],
  PAID_CLINIC: ['/unified-booking/ext/review'],
  ORGANIC: ['/unified-booking/review'],
}

const asksOf = (expects: string): string[] =>
  expects === 'none'
    ? []
    : expects.split(', ').map((param) => {
        const optional = param.endsWith(' (optional)') || MAY_BE_LEFT_OUT.includes(param)
        return param.replace(' (optional)', '') + (optional ? '?' : '')
      })

const named = (words: string): string => {
  const name = CONDITION_WORDS[words]
  if (!name) throw new Error(`No condition for the words "${words}"`)
  return name
}

/** Reads the text of a "Next" cell. */
function nextOf(words: string, full: (step: string) => string): unknown {
  const either = /^(\S+) if (.+), otherwise (\S+)$/.exec(words)
  if (either) return [{ when: named(either[2] ?? ''), go: full(either[1] ?? '') }, full(either[3] ?? '')]
  const instead = /^(\S+); (for SMILE_DESIGN), (\S+) instead$/.exec(words)
  if (instead) return [{ when: named(instead[2] ?? ''), go: full(instead[3] ?? '') }, full(instead[1] ?? '')]
  return words === 'end' ? 'end' : full(words)
}

function readTable({ under, lines }: SpecTable): Told[] {
  return lines.flatMap(([route, stage, expects, next]) => {
    const folder = under || `${/^\/[\w-]+/.exec(route)?.[0]}/`
    const full = (step: string) => (step.startsWith('/') ? step : folder + step)
    const routes = route.replace(' (start)', '').split(' / ').map(full)
    return routes.map((each) => ({ route: each, stage, asks: asksOf(expects), next: nextOf(next, full) }))
  })
}

const EXT = SPEC_TABLES.find(({ under }) => under !== '') as SpecTable
/** Step numbers that the specification's sentences about ORGANIC leave open. */
const STAGE_NAMES: [number, string[]][] = [
  [1, ['input-phone', 'select-city', 'concern-category', 'video-consultation', 'select-treatment']],
  [2, ['select-location', 'select-address', 'select-slot', 'clinic-list']],
  [3, ['review']],
  [4, ['success']],
]

function readProse({ flow, under, sentences }: SpecProse): Told[] {
  const edges = sentences.flatMap((sentence) => sentence.edges)
  const steps = [...new Set(edges.map(([from]) => from))]
  return steps.map((step) => {
    const told = sentences.find(({ expects }) => expects?.[step])?.expects?.[step]
    const shared = EXT.lines.find(([route]) => route.split(/ [(/] ?/).includes(step))?.[2]
    const from = edges.filter(([start]) => start === step)
    const go = (to: string) => (to === 'end' ? to : under + to)
    const next = from.map(([, to, when]) => (when ? { when: named(when), go: go(to) } : go(to)))
    return {
      route: under + step,
      stage: flow === 'PAID_CLINIC' ? null : (STAGE_NAMES.find(([, names]) => names.includes(step))?.[0] ?? null),
      asks: asksOf(told ?? shared ?? '?'),
      next: next.length === 1 ? next[0] : next,
    }
  })
}

const TOLD = new Map<FlowName, Told[]>([
  ...SPEC_TABLES.flatMap((table) => table.flows.map((flow) => [flow, readTable(table)] as const)),
  ...SPEC_PROSE.map((prose) => [prose.flow, readProse(prose)] as const),
])

describe.each(FLOW_NAMES)('%s', (flow) => {
  const told = TOLD.get(flow) ?? []
  const rows = FLOWS[flow].rows

  test.each(told)('the table has the specification’s row $route', ({ route, ...said }) => {
    const row = rows.find((each) => each.route === route)
    const asks = BESIDE[flow]?.includes(route) ? [...said.asks, 'name'] : said.asks
    expect(row).toMatchObject({ ...said, asks })
  })

  test('the table has no other rows, in the specification’s order', () => {
    expect(rows.map(({ route }) => route).sort()).toEqual(told.map(({ route }) => route).sort())
    // ORGANIC's sentences are in no order; they state only its start and its end.
    if (flow === 'ORGANIC')
      expect([rows.at(0)?.route, rows.at(-1)?.route]).toEqual([told[0]?.route, told.at(-2)?.route])
    else expect(rows.map(({ route }) => route)).toEqual(told.map(({ route }) => route))
  })
})

test('ORGANIC has the one step number that the specification gives', () => {
  expect(FLOWS.ORGANIC.rows.find(({ route }) => route.endsWith('clinic-list'))?.stage).toBe(2)
})
