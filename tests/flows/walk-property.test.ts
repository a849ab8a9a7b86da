import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, PARAMS, type Param } from '@/flows/params'
import { FLOWS, ROUTES } from '@/flows/table'
import { back, next, path, resolve, startOf } from '@/flows/walk'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'

describe('arbitrary answers and routes', () => {
  const SOME: Partial<Record<Param, readonly string[]>> = {
    location: ['at_home', 'clinic'],
    concern_category: ['emergency', 'alignment'],
    treatment: ['aligner_scan', 'implant_scan', 'aligner_rescan', 'braces'],
    isLoggedIn: ['true', 'false'],
    skip_video: ['true', 'false'],
  }
  const answers = fc.record(
    Object.fromEntries(PARAMS.map((param) => [param, fc.constantFrom(...(SOME[param] ?? ['x']))])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>
  const route = fc.oneof({ weight: 4, arbitrary: fc.constantFrom<string>(...ROUTES) }, fc.string({ unit: 'binary' }))
  const runs = { numRuns: 4_000, seed: 20_261_123 }

  test('one redirect is enough, without an error or a loop', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FLOW_NAMES), answers, route, (flow, given, asked) => {
        const resolved = resolve(flow, given, asked)
        const to = resolved.kind === 'show' ? resolved.row.route : resolved.to
        expect(resolve(flow, given, to)).toMatchObject({ kind: 'show', row: { route: to } })
        expect(path(flow, given).length).toBeLessThanOrEqual(FLOWS[flow].rows.length)
      }),
      runs,
    )
  })

  test('Back leads to a step that is shown, and finally to the start', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FLOW_NAMES), answers, fc.constantFrom(...ROUTES), (flow, given, asked) => {
        const resolved = resolve(flow, given, asked)
        if (resolved.kind !== 'show') return
        const before = back(resolved.walked, resolved.row)
        expect(before === null).toBe(asked === startOf(flow))
        if (before === null) return
        expect(resolve(flow, given, before.route)).toMatchObject({ kind: 'show', row: { route: before.route } })
        // The landing skips a purpose that is already known; Back from its question still leads to the landing.
        const isAnswered = asked.endsWith('/select-issue') && given.purpose !== undefined
        expect(next(flow, given, before)).toBe(isAnswered ? '/free-smile-consultation/input-phone' : asked)
      }),
      runs,
    )
  })
})
