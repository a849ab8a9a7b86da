import { describe, expect, test } from 'vitest'
import type { Answers } from '@/flows/params'
import { resolve } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

const EXT = '/unified-booking/ext'
const SHARED = '/unified-booking'
const PPR = '/free-smile-consultation'

const phone = '+919876543210'
const slot = { date: '2026-11-23', start: '10:30', end: '11:00' }
const visit = { ...slot, appointment_type: 'clinic', self_booked: 'true', cid: 'adyar' } as const
const address = { pincode: '600020', address: '14 Lake View Road' }
const aligner = { phone, city: 'chennai', concern: 'gaps' } as const
const organic = { phone, city: 'chennai', concern_category: 'alignment' } as const

const SHOWN: [FlowName, Answers, string][] = [
  ['PPR', {}, PPR],
  ['PPR', {}, `${PPR}/select-issue`],
  ['PPR', { purpose: 'gaps' }, `${PPR}/select-issue`],
  ['PPR', { purpose: 'gaps' }, PPR],
  ['PPR', { purpose: 'gaps' }, `${PPR}/input-phone`],
  ['PPR', { purpose: 'gaps', phone, city: 'chennai', name: 'Asha' }, '/ppr/end'],
  ['MEMBER_ACTIVATION', { isLoggedIn: 'true' }, '/member/questionnaire'],
  ['MEMBER_ACTIVATION', { isLoggedIn: 'false' }, '/member/input-phone'],
  ['INDIVIDUAL_CLINIC_PAGE', { cid: 'adyar' }, `${SHARED}/input-phone`],
  ['PAID_ALIGNER', aligner, `${EXT}/select-location`],
  ['PAID_ALIGNER', { ...aligner, location: 'at_home', ...address }, `${EXT}/select-slot`],
  ['PAID_ALIGNER', { ...aligner, location: 'at_home' }, `${EXT}/select-address`],
  ['SMILE_DESIGN', { phone, city: 'chennai' }, `${EXT}/treatment-choose`],
  ['PAID_CLINIC', { phone, city: 'chennai', ...visit }, `${EXT}/review`],
  ['ORGANIC', { ...organic, treatment: 'braces' }, `${SHARED}/clinic-list`],
  ['ORGANIC', { phone, city: 'chennai', concern_category: 'emergency' }, `${SHARED}/video-consultation`],
]

const LED: [string, FlowName, Answers, string, string][] = [
  ['a deep link without any answer', 'PPR', {}, '/ppr/end', `${PPR}/select-issue`],
  ['a deep link without any answer', 'PAID_ALIGNER', {}, `${EXT}/review`, `${EXT}/input-phone`],
  ['a deep link without any answer', 'ORGANIC', {}, `${SHARED}/success`, `${SHARED}/input-phone`],
  ['a deep link without any answer', 'MEMBER_ACTIVATION', {}, '/member/activated', '/member/activation'],
  [
    'a skipped step: the phone',
    'PAID_ALIGNER',
    { city: 'chennai', concern: 'gaps' },
    `${EXT}/select-location`,
    `${EXT}/input-phone`,
  ],
  ['a skipped step: the city', 'PAID_CLINIC', { phone, ...visit }, `${EXT}/review`, `${EXT}/select-city`],
  ['a skipped step: the name', 'PPR', { purpose: 'gaps', phone, city: 'chennai' }, '/ppr/end', `${PPR}/input-name`],
  [
    'a skipped step: the issue',
    'MEMBER_ACTIVATION',
    { isLoggedIn: 'true' },
    '/member/activated',
    '/member/questionnaire',
  ],
  [
    'one of a step’s answers',
    'INDIVIDUAL_CLINIC_PAGE',
    { cid: 'adyar', phone, name: 'Asha', city: 'chennai' },
    `${SHARED}/review`,
    `${SHARED}/input-phone`,
  ],
  [
    'half a slot',
    'PAID_CLINIC',
    { phone, city: 'chennai', ...visit, end: undefined },
    `${EXT}/review`,
    `${EXT}/clinic-list`,
  ],
  [
    'half an address',
    'PAID_ALIGNER',
    { ...aligner, location: 'at_home', pincode: '600020' },
    `${EXT}/select-slot`,
    `${EXT}/select-address`,
  ],
  ['a step ahead', 'ORGANIC', organic, `${SHARED}/clinic-list`, `${SHARED}/select-treatment`],
  [
    'a route of another flow',
    'PAID_CLINIC',
    { phone, city: 'chennai' },
    `${EXT}/select-location`,
    `${EXT}/input-phone`,
  ],
  ['a route of another flow', 'ORGANIC', { phone }, `${EXT}/select-city`, `${SHARED}/input-phone`],
  ['a route of another flow', 'PAID_ALIGNER', aligner, `${SHARED}/clinic-list`, `${EXT}/input-phone`],
  [
    'a route of another flow',
    'INDIVIDUAL_CLINIC_PAGE',
    { cid: 'adyar' },
    `${SHARED}/select-city`,
    `${SHARED}/input-phone`,
  ],
  ['no route at all', 'PPR', {}, '/unified-booking/ext/../input-phone', PPR],
  [
    'a branch passed by: signed in',
    'MEMBER_ACTIVATION',
    { isLoggedIn: 'true', phone },
    '/member/input-phone',
    '/member/questionnaire',
  ],
  [
    'a branch passed by: at a clinic',
    'PAID_ALIGNER',
    { ...aligner, location: 'clinic' },
    `${EXT}/select-address`,
    `${EXT}/clinic-list`,
  ],
  [
    'a branch passed by: at home',
    'PAID_ALIGNER',
    { ...aligner, location: 'at_home' },
    `${EXT}/clinic-list`,
    `${EXT}/select-address`,
  ],
  [
    'a branch passed by: the concern',
    'SMILE_DESIGN',
    { phone, city: 'chennai' },
    `${EXT}/select-concern`,
    `${EXT}/treatment-choose`,
  ],
  [
    'a branch passed by: the smile’s parts',
    'PAID_IMPLANT',
    { phone, city: 'chennai' },
    `${EXT}/treatment-choose`,
    `${EXT}/select-concern`,
  ],
  [
    'a branch passed by: no emergency',
    'ORGANIC',
    organic,
    `${SHARED}/video-consultation`,
    `${SHARED}/select-treatment`,
  ],
  [
    'a branch passed by: no scan',
    'ORGANIC',
    { ...organic, treatment: 'braces' },
    `${SHARED}/select-location`,
    `${SHARED}/clinic-list`,
  ],
  [
    'a rescan is no scan',
    'ORGANIC',
    { ...organic, treatment: 'aligner_rescan' },
    `${SHARED}/select-location`,
    `${SHARED}/clinic-list`,
  ],
  [
    'a walk that is whole',
    'PAID_CLINIC',
    { phone, city: 'chennai', ...visit },
    `${EXT}/select-address`,
    `${EXT}/input-phone`,
  ],
  [
    'a whole walk’s other branch',
    'PAID_ALIGNER',
    { ...aligner, location: 'clinic', ...visit },
    `${EXT}/select-slot`,
    `${EXT}/review`,
  ],
]

describe('steps that are shown', () => {
  test.each(SHOWN)('%s with %j shows %s', (flow, answers, route) => {
    expect(resolve(flow, answers, route)).toMatchObject({ kind: 'show', row: { route } })
  })
})

describe('steps that lead to the earliest step without an answer', () => {
  test.each(LED)('%s: %s with %j leads from %s to %s', (_what, flow, answers, route, to) => {
    expect(resolve(flow, answers, route)).toEqual({ kind: 'redirect', to })
    expect(resolve(flow, answers, to)).toMatchObject({ kind: 'show', row: { route: to } })
  })
})
