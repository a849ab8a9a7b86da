import { describe, expect, test } from 'vitest'
import type { Answers } from '@/flows/params'
import { FLOWS, type Route, type Row as TableRow } from '@/flows/table'
import { answer, back, href, next, path, resolve, rowOf } from '@/flows/walk'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { waysOn } from '@/tests/flows/edges'
import { WALKS, type Walk } from '@/tests/flows/walk-rows'

type Row = {
  name: string
  flow: FlowName
  route: Route
  answers: Answers
  to: string
  url: string
  before: Route | null
}

function rowsOf({ name, flow, under, given = {}, tail = '', steps }: Walk): Row[] {
  const full = (step: string) =>
    step.startsWith('/') || step === 'end' ? step : step === '' ? under : `${under}/${step}`
  let answers: Answers = { ...given }
  let carried = `flow=${flow}`
  let before: Route | null = null
  return steps.map(([step, answered, to, carries]) => {
    answers = { ...answers, ...answered }
    if (carries) carried += `&${carries}`
    const route = full(step) as Route
    const row = {
      name,
      flow,
      route,
      answers,
      to: full(to),
      url: `${full(to)}?${carried}${tail ? `&${tail}` : ''}`,
      before,
    }
    before = route
    return row
  })
}

const rows = WALKS.flatMap(rowsOf)
const rowAt = (flow: FlowName, route: Route): TableRow => rowOf(flow, route) as TableRow
const last = (walk: Walk): Answers => rowsOf(walk).at(-1)?.answers ?? {}

describe('the next step', () => {
  test.each(rows.filter(({ to }) => to !== 'end'))(
    '$flow, $name: $route leads to $url',
    ({ flow, route, answers, url }) => {
      expect(href(next(flow, answers, rowAt(flow, route)) as Route, flow, answers, {})).toBe(url)
    },
  )

  test.each(rows.filter(({ to }) => to === 'end'))(
    '$flow, $name: $route is the last step',
    ({ flow, route, answers }) => {
      expect(next(flow, answers, rowAt(flow, route))).toBe('end')
    },
  )

  test('the walks cover every row and every branch of all eight flows', () => {
    const walked = new Set(rows.map(({ flow, route, to }) => `${flow} ${route} ${to}`))
    const ways = FLOW_NAMES.flatMap((flow) => {
      const own = FLOWS[flow].rows.filter(
        ({ route }) => !route.endsWith(flow === 'SMILE_DESIGN' ? 'select-concern' : 'treatment-choose'),
      )
      return own.flatMap((row) => waysOn(flow, row).map((to) => `${flow} ${row.route} ${to}`))
    })
    expect(ways.filter((way) => !walked.has(way))).toEqual([])
  })
})

/** Back shows a purpose that came with the visitor on the step that asks for it. */
const behind = ({ flow, route, before }: Row): Route | null =>
  flow === 'PPR' && route.endsWith('/input-phone') ? '/free-smile-consultation/select-issue' : before

describe('a step of the walk', () => {
  test.each(rows)('$flow, $name: the step $route is shown', ({ flow, route, answers }) => {
    expect(resolve(flow, answers, route)).toMatchObject({ kind: 'show', row: { route } })
  })

  test.each(rows)('$flow, $name: Back from $route leads to $before', (row) => {
    const walked = path(row.flow, row.answers)
    expect(back(walked, rowAt(row.flow, row.route))?.route ?? null).toBe(behind(row))
  })

  test.each(WALKS.map((walk) => [walk.flow, walk.name, walk] as const))(
    '%s, %s: the same answers given again change nothing',
    (flow, _name, walk) => {
      const answers = last(walk)
      for (const [, given] of walk.steps) expect(answer(flow, answers, given)).toEqual(answers)
    },
  )
})
