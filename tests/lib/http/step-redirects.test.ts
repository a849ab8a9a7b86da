import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTRIBUTION, PARAMS, PERSONAL } from '@/flows/params'
import { ROUTES } from '@/flows/table'
import { href, resolve } from '@/flows/walk'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { sealFor } from '@/lib/http/cookies/sealed'
import { readStepQuery, sealAnswers, VIEW } from '@/lib/http/steps/step-query'
import { HOSTILE } from '@/tests/flows/hostile'

const seal = sealFor('s'.repeat(32), 'd'.repeat(22))

const read = (search: string, route: string) => {
  const query = readStepQuery(route, search, seal)
  if (query === 'too_long') throw new Error('The query is too long')
  return query
}

describe('the redirects of a step', () => {
  const names = ['flow', ...PARAMS, ...ATTRIBUTION, ...VIEW, '__proto__', 'evil', '']
  const likely = [
    'chennai',
    'at_home',
    'clinic',
    'emergency',
    'aligner_scan',
    'true',
    '9876543210',
    '2026-11-23',
    '10:30',
    '11:00',
    'gaps',
    '600020',
    'Asha',
  ]
  const value = fc.oneof(
    fc.constantFrom(...likely, ...FLOW_NAMES),
    fc.constantFrom(...HOSTILE.filter((each) => each.length <= 300)),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 30 })

  test('the redirects end at a page for any query and pass on nothing unknown or readable', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUTES), pairs, (asked, given) => {
        const known = new Set<string>(['flow', ...PARAMS, ...ATTRIBUTION])
        let route: string = asked
        let search = new URLSearchParams(given).toString()
        for (let hops = 0; ; hops += 1) {
          expect(hops).toBeLessThanOrEqual(2)
          const { flow, answers, attribution, bare } = read(search, route)
          if (flow === 'MEMBER_ACTIVATION') answers.isLoggedIn = 'false'
          const resolved = resolve(flow, answers, route)
          if (resolved.kind === 'show' && !bare) break
          const url = href(
            resolved.kind === 'show' ? resolved.row.route : resolved.to,
            flow,
            sealAnswers(answers, seal),
            attribution,
          )
          const written = new URL(url, 'http://localhost')
          for (const [name, each] of written.searchParams) {
            expect(known.has(name)).toBe(true)
            if ((PERSONAL as readonly string[]).includes(name)) expect(each).toMatch(/^~[\w-]+$/)
          }
          route = written.pathname
          search = written.search.slice(1)
        }
      }),
      { numRuns: 1_500, seed: 20_261_123 },
    )
  })
})
