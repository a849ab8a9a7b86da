import { describe, expect, test } from 'vitest'
import { type Answers, ATTRIBUTION, type Attribution, PARAMS } from '@/flows/params'
import { FLOWS, type Row } from '@/flows/table'
import { flowOf, href, path, rowOf, shareOf, stageOf } from '@/flows/walk'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'

describe('a URL', () => {
  test('the URL of a step has the flow first, then the answers in the order of the rows', () => {
    const answers = {
      city: 'chennai',
      cid: 'adyar',
      phone: '~p',
      location: 'clinic',
      concern: 'gaps',
      date: '2026-11-23',
    } as const satisfies Answers
    const expected = 'flow=PAID_ALIGNER&phone=%7Ep&city=chennai&concern=gaps&location=clinic&date=2026-11-23&cid=adyar'
    const reversed = Object.fromEntries(Object.entries(answers).reverse())
    for (const given of [answers, reversed]) {
      expect(href('/unified-booking/ext/review', 'PAID_ALIGNER', given, {})).toBe(
        `/unified-booking/ext/review?${expected}`,
      )
    }
  })

  test('the URL has other answers behind those of the flow, and the campaign last, in its order', () => {
    const attribution: Attribution = { ref: 'asha', utm_source: 'a b&c' }
    expect(href('/ppr/end', 'PPR', { treatment: 'braces', name: '~n' }, attribution)).toBe(
      '/ppr/end?flow=PPR&name=%7En&treatment=braces&utm_source=a+b%26c&ref=asha',
    )
  })

  test('the URL has every parameter and the whole campaign, but never whether somebody is signed in', () => {
    const all: Answers = Object.fromEntries(PARAMS.map((param) => [param, 'x']))
    const campaign: Attribution = Object.fromEntries(ATTRIBUTION.map((name) => [name, 'y']))
    const names = [...new URL(href('/ppr/end', 'PPR', all, campaign), 'http://x').searchParams.keys()]
    expect(names.sort()).toEqual(['flow', ...PARAMS.filter((param) => param !== 'isLoggedIn'), ...ATTRIBUTION].sort())
  })

  test('the URL has nothing else, and no missing answer', () => {
    const odd = { phone: undefined, city: 'chennai', __proto__: 'x', constructor: 'x', admin: '1' } as Answers
    expect(href('/ppr/end', 'PPR', odd, { evil: '1' } as Attribution)).toBe('/ppr/end?flow=PPR&city=chennai')
  })
})

describe('the flow of a page', () => {
  const EXT = '/unified-booking/ext/input-phone'
  const SHARED = '/unified-booking/input-phone'
  const NAMED = ['PAID_ALIGNER', 'SMILE_DESIGN', 'PAID_IMPLANT', 'PAID_CLINIC', 'ORGANIC'] as const

  const ROWS: [string, Parameters<typeof flowOf>[1], FlowName][] = [
    ...NAMED.flatMap((flow): typeof ROWS => [
      [EXT, { flow }, flow],
      [SHARED, { flow }, flow],
      [SHARED, { flow, cid: 'adyar', treatment: 'braces' }, flow],
    ]),
    [SHARED, { flow: 'INDIVIDUAL_CLINIC_PAGE', cid: 'adyar' }, 'INDIVIDUAL_CLINIC_PAGE'],
    [SHARED, { flow: 'INDIVIDUAL_CLINIC_PAGE' }, 'ORGANIC'],
    [EXT, { flow: 'INDIVIDUAL_CLINIC_PAGE' }, 'PAID_CLINIC'],
    [SHARED, {}, 'ORGANIC'],
    [SHARED, { cid: 'adyar' }, 'INDIVIDUAL_CLINIC_PAGE'],
    [SHARED, { treatment: 'aligner_scan' }, 'ORGANIC'],
    [SHARED, { flow: 'organic' }, 'ORGANIC'],
    [SHARED, { flow: 'PPR' }, 'ORGANIC'],
    [SHARED, { flow: 'MEMBER_ACTIVATION', cid: 'adyar' }, 'INDIVIDUAL_CLINIC_PAGE'],
    [SHARED, { flow: '__proto__' }, 'ORGANIC'],
    [SHARED, { flow: '' }, 'ORGANIC'],
    [EXT, {}, 'PAID_CLINIC'],
    [EXT, { cid: 'adyar' }, 'PAID_CLINIC'],
    [EXT, { flow: 'constructor', treatment: 'aligner_scan' }, 'PAID_ALIGNER'],
    [EXT, { treatment: 'smile_design' }, 'SMILE_DESIGN'],
    [EXT, { treatment: '__proto__' }, 'PAID_CLINIC'],
    ...['', '/select-issue', '/questionnaire'].map((step): (typeof ROWS)[number] => [
      `/free-smile-consultation${step}`,
      { flow: 'ORGANIC' },
      'PPR',
    ]),
    ['/ppr/end', {}, 'PPR'],
    ['/member/activation', { flow: 'ORGANIC' }, 'MEMBER_ACTIVATION'],
  ]

  test.each(ROWS)('%s with %j belongs to %s', (route, query, flow) => {
    expect(flowOf(route, query)).toBe(flow)
  })

  const BY_TYPE = {
    aligner: 'PAID_ALIGNER',
    smile_design: 'SMILE_DESIGN',
    implant: 'PAID_IMPLANT',
    clinic: 'PAID_CLINIC',
    other: 'PAID_CLINIC',
  } as const
  test.each(Object.entries(TREATMENTS))('under ext/ the treatment %s decides', (treatment, { treatmentType }) => {
    expect(flowOf(EXT, { treatment })).toBe(BY_TYPE[treatmentType])
  })
})

describe('the stage', () => {
  const OF: [FlowName, number | null][] = [
    ['PPR', 3],
    ['MEMBER_ACTIVATION', 3],
    ['INDIVIDUAL_CLINIC_PAGE', 4],
    ['PAID_ALIGNER', 4],
    ['SMILE_DESIGN', 4],
    ['PAID_IMPLANT', 4],
    ['ORGANIC', 4],
    ['PAID_CLINIC', null],
  ]

  test.each(OF)('the stages of %s count up to %s without a gap', (flow, of) => {
    const stages = FLOWS[flow].rows.map((row) => stageOf(flow, row))
    if (of === null) return expect(stages.every((stage) => stage === null)).toBe(true)
    expect(stages.every((stage) => stage?.of === of)).toBe(true)
    expect([...new Set(stages.map((stage) => stage?.at))].sort()).toEqual(Array.from({ length: of }, (_, at) => at + 1))
    expect(stages.map((stage) => stage?.at)).toEqual(stages.map((stage) => stage?.at).sort())
  })

  test('the stage rises with its steps and is complete at the last one', () => {
    const answers: Answers = {
      phone: '+919820000001',
      city: 'chennai',
      concern_category: 'alignment',
      treatment: 'braces',
    }
    const done = (given: Answers) => {
      const walked = path('ORGANIC', given)
      return walked.map((row) => [row.stage, shareOf('ORGANIC', given, walked, row)])
    }
    expect(done(answers)).toEqual([
      [1, 1 / 4],
      [1, 2 / 4],
      [1, 3 / 4],
      [1, 1],
      [2, 1],
    ])
    expect(done({ ...answers, treatment: 'aligner_scan', location: 'at_home' }).slice(4)).toEqual([
      [2, 1 / 3],
      [2, 2 / 3],
    ])
  })

  test('the stage of a step comes from its row', () => {
    expect(stageOf('ORGANIC', rowOf('ORGANIC', '/unified-booking/clinic-list') as Row)).toEqual({ at: 2, of: 4 })
    expect(OF.map(([flow]) => flow).sort()).toEqual([...FLOW_NAMES].sort())
  })
})
