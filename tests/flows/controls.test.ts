import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { controlsOf, readForm } from '@/flows/controls'
import { type Answers, PARAMS } from '@/flows/params'
import { QUESTIONNAIRE } from '@/flows/rules'
import { FLOWS, type Row } from '@/flows/table'
import { paramsOf, required, rowOf } from '@/flows/walk'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { HOSTILE } from '@/tests/flows/hostile'

const form = (controls: Record<string, string>) => new URLSearchParams(controls)
const row = (flow: FlowName, step: string): Row =>
  FLOWS[flow].rows.find(({ route }) => route.endsWith(`/${step}`)) as Row
const every = FLOW_NAMES.flatMap((flow) => FLOWS[flow].rows.map((each) => [flow, each.route] as const))

describe('the controls of a step', () => {
  test.each([
    ['PPR', 'questionnaire', ['how_long', 'tried_before', 'pain_now', 'age_band', 'best_time']],
    ['MEMBER_ACTIVATION', 'activation', []],
    ['INDIVIDUAL_CLINIC_PAGE', 'input-phone', ['name', 'phone', 'treatment', 'city']],
    ['INDIVIDUAL_CLINIC_PAGE', 'select-slot', ['slot']],
    ['PAID_ALIGNER', 'select-address', ['pincode', 'latLng', 'address', 'landmark', 'apartmentNumber']],
    ['PAID_ALIGNER', 'select-slot', ['slot']],
    ['PAID_CLINIC', 'clinic-list', ['appointment_type', 'self_booked', 'slot']],
    ['ORGANIC', 'video-consultation', ['skip_video', 'treatment']],
    ['ORGANIC', 'review', ['name']],
    ['INDIVIDUAL_CLINIC_PAGE', 'review', []],
  ] as const)('the step %s %s has the controls %j', (flow, step, names) => {
    expect(controlsOf(row(flow, step))).toEqual(names)
  })

  test.each(every)('each control of %s %s is a parameter, a question for the lead or the slot', (flow, route) => {
    const known: readonly string[] = [...PARAMS, ...Object.keys(QUESTIONNAIRE), 'slot']
    expect(controlsOf(rowOf(flow, route) as Row).filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('a valid form', () => {
  const ROWS: [FlowName, string, Record<string, string>, Answers][] = [
    ['PPR', 'input-phone', { phone: ' 98765-43210 ' }, { phone: '+919876543210' }],
    ['PPR', 'free-smile-consultation', {}, {}],
    ['PPR', 'free-smile-consultation', { purpose: 'gaps' }, { purpose: 'gaps' }],
    ['MEMBER_ACTIVATION', 'activation', { isLoggedIn: 'true' }, {}],
    [
      'PAID_ALIGNER',
      'select-address',
      { pincode: '600 020', address: '14 Lake Road' },
      { pincode: '600020', address: '14 Lake Road' },
    ],
    [
      'PAID_ALIGNER',
      'select-slot',
      { slot: '2026-11-23T10:30/11:00@south' },
      { date: '2026-11-23', start: '10:30', end: '11:00', zone: 'south' },
    ],
    [
      'PAID_CLINIC',
      'clinic-list',
      { slot: '2026-11-23T10:30/11:00@adyar', appointment_type: 'video', self_booked: 'false' },
      {
        date: '2026-11-23',
        start: '10:30',
        end: '11:00',
        cid: 'adyar',
        appointment_type: 'video',
        self_booked: 'false',
      },
    ],
    [
      'ORGANIC',
      'clinic-list',
      { slot: ' 2026-11-23T10:30/11:00@adyar ' },
      {
        date: '2026-11-23',
        start: '10:30',
        end: '11:00',
        cid: 'adyar',
        appointment_type: 'clinic',
        self_booked: 'true',
      },
    ],
    [
      'ORGANIC',
      'input-phone',
      { phone: '9876543210', name: 'Asha', city: 'kochi', cid: 'x', date: '2026-11-23' },
      { phone: '+919876543210' },
    ],
  ]

  test.each(ROWS)('%s %s reads the form %j', (flow, step, typed, answers) => {
    expect(readForm(row(flow, step), form(typed), flow)).toEqual({ answers, posted: {}, causes: {} })
  })
})

describe('a form with mistakes', () => {
  const ROWS: [FlowName, string, Record<string, string>, Record<string, string>][] = [
    ['PPR', 'input-phone', {}, { phone: 'empty' }],
    ['PPR', 'free-smile-consultation', { purpose: 'x' }, { purpose: 'unknown' }],
    [
      'INDIVIDUAL_CLINIC_PAGE',
      'input-phone',
      { name: 'A1', phone: '1', treatment: '', city: 'Delhi' },
      { name: 'digits', phone: 'short', treatment: 'empty', city: 'unknown' },
    ],
    ['PAID_ALIGNER', 'select-concern', { concern: 'veneers' }, { concern: 'unknown' }],
    [
      'PAID_ALIGNER',
      'select-address',
      { latLng: 'here', landmark: 'x'.repeat(101) },
      { pincode: 'empty', address: 'empty', latLng: 'unknown', landmark: 'long' },
    ],
    ['PAID_ALIGNER', 'select-slot', {}, { slot: 'empty' }],
    ['PAID_ALIGNER', 'select-slot', { slot: '' }, { slot: 'empty' }],
    ['PAID_ALIGNER', 'select-slot', { slot: 'tomorrow' }, { slot: 'unknown' }],
    [
      'PAID_CLINIC',
      'clinic-list',
      { appointment_type: 'at_home', self_booked: 'me' },
      { slot: 'empty', appointment_type: 'unknown', self_booked: 'unknown' },
    ],
    ['ORGANIC', 'video-consultation', { skip_video: 'true' }, { treatment: 'empty' }],
  ]

  test.each(ROWS)('%s %s gives causes for %j', (flow, step, typed, causes) => {
    expect(readForm(row(flow, step), form(typed), flow).causes).toEqual(causes)
  })

  test('an answer for the lead only is optional, and an unknown choice is refused', () => {
    const typed = { how_long: 'days', tried_before: '', pain_now: 'unbearable' }
    expect(readForm(row('PPR', 'questionnaire'), form(typed), 'PPR')).toEqual({
      answers: {},
      posted: { how_long: 'days' },
      causes: { pain_now: 'unknown' },
    })
  })

  test('a form with a mistake keeps its valid answers', () => {
    const { answers } = readForm(
      row('INDIVIDUAL_CLINIC_PAGE', 'input-phone'),
      form({ name: 'Asha', city: 'Madras' }),
      'INDIVIDUAL_CLINIC_PAGE',
    )
    expect(answers).toEqual({ name: 'Asha', city: 'chennai' })
  })

  test('a file in a text field counts as empty', () => {
    expect(readForm(row('PPR', 'input-phone'), { get: () => new Blob(['x']) }, 'PPR').causes).toEqual({
      phone: 'empty',
    })
  })
})

describe('arbitrary input', () => {
  test.each(every)('%s %s gives the row’s answers, or a cause for each control without one', (flow, route) => {
    const each = rowOf(flow, route) as Row
    const value = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }))
    const sent = fc.dictionary(fc.constantFrom(...controlsOf(each), 'cid', 'evil'), value)
    fc.assert(
      fc.property(sent, (typed) => {
        const { answers, causes } = readForm(each, { get: (name) => typed[name] ?? null }, flow)
        expect(Object.keys(answers).filter((param) => !(paramsOf(each) as string[]).includes(param))).toEqual([])
        expect(Object.keys(causes).filter((control) => !controlsOf(each).some((name) => name === control))).toEqual([])
        const lacking = required(each).filter((param) => param !== 'isLoggedIn' && answers[param] === undefined)
        expect(lacking.length > 0).toBe(
          lacking.some((param) => (causes as Record<string, string>)[param] ?? causes.slot),
        )
      }),
      { numRuns: 60, seed: 20_261_123 },
    )
  })
})
