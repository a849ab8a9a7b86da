import { describe, expect, test } from 'vitest'
import { CONDITIONS, type ConditionName } from '@/flows/conditions'
import { FLOWS, type Next, ROUTES, type Row } from '@/flows/table'
import { paramsOf, required } from '@/flows/walk'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { walksOf } from '@/tests/flows/edges'

const targets = (next: Next): string[] =>
  typeof next === 'string' ? [next] : next.map((one) => (typeof one === 'string' ? one : one.go))

const conditionsOf = ({ next }: Row): ConditionName[] =>
  typeof next === 'string' ? [] : next.flatMap((one) => (typeof one === 'string' ? [] : [one.when]))

describe('every flow table', () => {
  test.each(FLOW_NAMES)('%s reaches each row, and each row leads to the end', (flow) => {
    const sharing = FLOW_NAMES.filter((other) => FLOWS[other].rows === FLOWS[flow].rows)
    const walked = new Set(sharing.flatMap((other) => walksOf(other)).flat())
    expect(FLOWS[flow].rows.filter((row) => !walked.has(row))).toEqual([])
  })

  test('only SMILE_DESIGN has treatment-choose, and it never has select-concern', () => {
    const routes = (flow: FlowName) =>
      walksOf(flow)
        .flat()
        .map(({ route }) => route.split('/').at(-1))
    expect(routes('SMILE_DESIGN')).toContain('treatment-choose')
    expect(routes('SMILE_DESIGN')).not.toContain('select-concern')
    for (const flow of ['PAID_ALIGNER', 'PAID_IMPLANT'] as const) {
      expect(routes(flow)).toContain('select-concern')
      expect(routes(flow)).not.toContain('treatment-choose')
    }
  })

  test.each(FLOW_NAMES)('on every path %s asks for a parameter before a condition reads it', (flow) => {
    const given = ['flow', 'cid']
    const unasked = walksOf(flow).flatMap((rows) =>
      rows.flatMap((row, at) => {
        const known = [...given, ...rows.slice(0, at + 1).flatMap(paramsOf)]
        const early = conditionsOf(row).filter((when) => !CONDITIONS[when].reads.every((read) => known.includes(read)))
        return early.map((when) => [row.route, when])
      }),
    )
    expect(unasked).toEqual([])
  })

  test.each(FLOW_NAMES)('the branches of %s end in a plain step and lead to different steps', (flow) => {
    for (const { next } of FLOWS[flow].rows) {
      expect(typeof next === 'string' || typeof next.at(-1) === 'string').toBe(true)
      expect(new Set(targets(next)).size).toBe(targets(next).length)
    }
  })

  test('some row uses each condition, and each route has a row', () => {
    const rows = Object.values(FLOWS).flatMap(({ rows }) => rows)
    expect([...new Set(rows.flatMap(conditionsOf))].sort()).toEqual((Object.keys(CONDITIONS) as ConditionName[]).sort())
    expect([...new Set(rows.map(({ route }) => route))].sort()).toEqual([...ROUTES].sort())
    expect(new Set(ROUTES).size).toBe(ROUTES.length)
  })

  test('a step asks for no parameter twice, and only select-address and the landing page have optional ones', () => {
    for (const row of Object.values(FLOWS).flatMap(({ rows }) => rows))
      expect(new Set(paramsOf(row)).size).toBe(paramsOf(row).length)
    const lenient = Object.values(FLOWS)
      .flatMap(({ rows }) => rows)
      .filter((row) => required(row).length < paramsOf(row).length)
    expect([...new Set(lenient.map(({ route }) => route))].sort()).toEqual([
      '/free-smile-consultation',
      '/unified-booking/ext/select-address',
      '/unified-booking/select-address',
    ])
  })
})
