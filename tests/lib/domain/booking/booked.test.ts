import { describe, expect, test } from 'vitest'
import { FLOWS } from '@/flows/table'
import {
  answersOf,
  bookedAs,
  isAtHome,
  isForSelf,
  priceOf,
  treatmentOf,
  unbookable,
  type VisitAnswers,
} from '@/lib/domain/booking/booked'

test.each([
  ['PAID_ALIGNER', 'braces', 'aligner_scan'],
  ['SMILE_DESIGN', undefined, 'smile_design'],
  ['PAID_IMPLANT', undefined, 'implant_scan'],
  ['PAID_CLINIC', 'smile_design', 'clinic_visit'],
  ['ORGANIC', 'braces', 'braces'],
  ['INDIVIDUAL_CLINIC_PAGE', 'braces', 'braces'],
  ['ORGANIC', undefined, 'other'],
] as const)('the flow %s with the treatment %s books %s', (flow, treatment, booked) => {
  expect(treatmentOf(FLOWS[flow], { treatment })).toBe(booked)
})

test.each([
  ['PAID_CLINIC', 'braces', 'braces'],
  ['PAID_CLINIC', 'implant_scan', 'clinic_visit'],
  ['PAID_CLINIC', undefined, 'clinic_visit'],
  ['PAID_ALIGNER', 'aligner_rescan', 'aligner_rescan'],
  ['PAID_ALIGNER', 'braces', 'aligner_scan'],
  ['SMILE_DESIGN', 'dental_veneers', 'smile_design'],
  ['ORGANIC', 'root_canal', 'root_canal'],
  ['INDIVIDUAL_CLINIC_PAGE', undefined, 'other'],
] as const)('a patient in the flow %s who arrives with %s asks for %s', (flow, treatment, asked) => {
  expect(answersOf(FLOWS[flow], { treatment })).toBe(asked)
})

test.each([
  ['ORGANIC', 'root_canal', null, 'root_canal', null],
  ['INDIVIDUAL_CLINIC_PAGE', 'braces', null, 'braces', null],
  ['INDIVIDUAL_CLINIC_PAGE', 'smile_design', 'veneers', 'smile_design', null],
  ['SMILE_DESIGN', 'smile_design', 'veneers', 'aligner_scan', 'veneers'],
  ['SMILE_DESIGN', 'smile_design', 'aligners', 'aligner_scan', 'aligner'],
  ['SMILE_DESIGN', 'smile_design', 'bonding', 'aligner_scan', null],
  ['SMILE_DESIGN', 'smile_design', null, 'aligner_scan', null],
  ['SMILE_DESIGN', 'smile_design', '__proto__', 'aligner_scan', null],
  ['PAID_ALIGNER', 'aligner_rescan', 'gaps', 'aligner_rescan', null],
  ['PAID_IMPLANT', 'implant_scan', 'one_missing', 'implant_scan', null],
  ['PAID_CLINIC', 'braces', null, 'clinic_visit', null],
  ['ORGANIC', null, null, 'other', null],
] as const)(
  'a booking in %s for %s with the concern %s is stored as %s, procedure %s',
  (flow, treatment, concern, treatmentKey, procedure) => {
    expect(bookedAs(flow, treatment, concern)).toEqual({ treatmentKey, procedure })
  },
)

test('a team visits the home where the patient asks for it, but never in a clinic’s own flow', () => {
  expect(isAtHome(FLOWS.ORGANIC, { location: 'at_home' })).toBe(true)
  expect(isAtHome(FLOWS.ORGANIC, { location: 'clinic' })).toBe(false)
  expect(isAtHome(FLOWS.INDIVIDUAL_CLINIC_PAGE, { location: 'at_home' })).toBe(false)
})

test('a patient who was not asked books for themselves', () => {
  const wishes: VisitAnswers[] = [{}, { self_booked: 'true' }, { self_booked: 'false' }]
  expect(wishes.map(isForSelf)).toEqual([true, true, false])
})

describe('a booking’s price and refusal', () => {
  test.each<[keyof typeof FLOWS, VisitAnswers, number | null, ReturnType<typeof unbookable>]>([
    ['PAID_ALIGNER', { location: 'at_home' }, 49_900, null],
    ['PAID_ALIGNER', { location: 'clinic' }, 19_900, null],
    ['ORGANIC', { treatment: 'braces', location: 'at_home' }, null, { location: 'not_at_home' }],
    ['ORGANIC', { treatment: 'braces', appointment_type: 'video' }, 0, null],
    ['PAID_CLINIC', { appointment_type: 'video' }, 19_900, { appointment_type: 'not_by_video' }],
    // A home visit involves no call, even if the URL asks for a video appointment.
    ['PAID_ALIGNER', { location: 'at_home', appointment_type: 'video' }, 49_900, null],
    ['INDIVIDUAL_CLINIC_PAGE', { treatment: 'braces', location: 'at_home' }, 0, null],
  ])('the flow %s with %o costs %s, and the refusal is %o', (flow, wish, paise, refused) => {
    expect(priceOf(FLOWS[flow], wish)).toBe(paise)
    expect(unbookable(FLOWS[flow], wish)).toEqual(refused)
  })
})
