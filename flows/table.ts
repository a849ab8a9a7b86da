// All eight flows of the specification's section 2, a row per step, in its order. Data only: walk.ts interprets it.
import type { ConditionName } from '@/flows/conditions'
import type { Param } from '@/flows/params'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments'

export const ROUTES = [
  '/free-smile-consultation',
  '/free-smile-consultation/select-issue',
  '/free-smile-consultation/input-phone',
  '/free-smile-consultation/select-city',
  '/free-smile-consultation/input-name',
  '/free-smile-consultation/questionnaire',
  '/ppr/end',
  '/member/activation',
  '/member/input-phone',
  '/member/questionnaire',
  '/member/activated',
  '/unified-booking/input-phone',
  '/unified-booking/select-city',
  '/unified-booking/concern-category',
  '/unified-booking/video-consultation',
  '/unified-booking/select-treatment',
  '/unified-booking/select-location',
  '/unified-booking/select-address',
  '/unified-booking/select-slot',
  '/unified-booking/clinic-list',
  '/unified-booking/review',
  '/unified-booking/success',
  '/unified-booking/ext/input-phone',
  '/unified-booking/ext/select-city',
  '/unified-booking/ext/select-concern',
  '/unified-booking/ext/treatment-choose',
  '/unified-booking/ext/select-location',
  '/unified-booking/ext/select-address',
  '/unified-booking/ext/select-slot',
  '/unified-booking/ext/clinic-list',
  '/unified-booking/ext/review',
  '/unified-booking/ext/success',
] as const

export type Route = (typeof ROUTES)[number]
/** A parameter that the step asks; with a question mark the step may be left without it. */
type Ask = Param | `${Param}?`
export type Branch = { when: ConditionName; go: Route }
/** The next step, or the first branch that holds, then the plain step that ends the list; `end` after the last. */
export type Next = Route | 'end' | readonly [Branch, ...Branch[], Route]
export type Flow = {
  rows: readonly Row[]
  /** What is booked, where the flow is about one treatment. */
  treatment?: TreatmentKey
  /** The clinic comes with the visitor and stays; where it does not, the way leads to a clinic or a home visit. */
  clinic?: 'given'
}
export type Row = { route: Route; stage: 1 | 2 | 3 | 4 | null; asks: readonly Ask[]; next: Next }

const slot = ['start', 'end', 'date', 'zone'] as const satisfies readonly Ask[]
const address = ['pincode', 'latLng?', 'address', 'landmark?', 'apartmentNumber?'] as const satisfies readonly Ask[]
const visit = ['appointment_type', 'self_booked', 'cid', 'start', 'end', 'date'] as const satisfies readonly Ask[]

const ppr: readonly Row[] = [
  {
    route: '/free-smile-consultation', stage: 1, asks: ['purpose?'],
    next: [{ when: 'purposeGiven', go: '/free-smile-consultation/input-phone' }, '/free-smile-consultation/select-issue'],
  },
  { route: '/free-smile-consultation/select-issue', stage: 1, asks: ['purpose'], next: '/free-smile-consultation/input-phone' },
  { route: '/free-smile-consultation/input-phone', stage: 1, asks: ['phone'], next: '/free-smile-consultation/select-city' },
  { route: '/free-smile-consultation/select-city', stage: 1, asks: ['city'], next: '/free-smile-consultation/input-name' },
  { route: '/free-smile-consultation/input-name', stage: 1, asks: ['name'], next: '/free-smile-consultation/questionnaire' },
  { route: '/free-smile-consultation/questionnaire', stage: 2, asks: [], next: '/ppr/end' },
  { route: '/ppr/end', stage: 3, asks: [], next: 'end' },
]

const memberActivation: readonly Row[] = [
  {
    route: '/member/activation', stage: 1, asks: ['isLoggedIn'],
    next: [{ when: 'loggedIn', go: '/member/questionnaire' }, '/member/input-phone'],
  },
  { route: '/member/input-phone', stage: 1, asks: ['phone'], next: '/member/questionnaire' },
  { route: '/member/questionnaire', stage: 2, asks: ['issue'], next: '/member/activated' },
  { route: '/member/activated', stage: 3, asks: ['issue'], next: 'end' },
]

const individualClinicPage: readonly Row[] = [
  { route: '/unified-booking/input-phone', stage: 1, asks: ['name', 'phone', 'treatment', 'city'], next: '/unified-booking/select-slot' },
  { route: '/unified-booking/select-slot', stage: 2, asks: slot, next: '/unified-booking/review' },
  { route: '/unified-booking/review', stage: 3, asks: [], next: '/unified-booking/success' },
  { route: '/unified-booking/success', stage: 4, asks: [], next: 'end' },
]

const ext: readonly Row[] = [
  { route: '/unified-booking/ext/input-phone', stage: 1, asks: ['phone'], next: '/unified-booking/ext/select-city' },
  {
    route: '/unified-booking/ext/select-city', stage: 1, asks: ['city'],
    next: [{ when: 'smileDesign', go: '/unified-booking/ext/treatment-choose' }, '/unified-booking/ext/select-concern'],
  },
  { route: '/unified-booking/ext/select-concern', stage: 1, asks: ['concern'], next: '/unified-booking/ext/select-location' },
  { route: '/unified-booking/ext/treatment-choose', stage: 1, asks: ['concern'], next: '/unified-booking/ext/select-location' },
  {
    route: '/unified-booking/ext/select-location', stage: 2, asks: ['location'],
    next: [{ when: 'atHome', go: '/unified-booking/ext/select-address' }, '/unified-booking/ext/clinic-list'],
  },
  { route: '/unified-booking/ext/select-address', stage: 2, asks: address, next: '/unified-booking/ext/select-slot' },
  { route: '/unified-booking/ext/select-slot', stage: 2, asks: slot, next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/clinic-list', stage: 2, asks: visit, next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/review', stage: 3, asks: [], next: '/unified-booking/ext/success' },
  { route: '/unified-booking/ext/success', stage: 4, asks: [], next: 'end' },
]

const paidClinic: readonly Row[] = [
  { route: '/unified-booking/ext/input-phone', stage: null, asks: ['phone'], next: '/unified-booking/ext/select-city' },
  { route: '/unified-booking/ext/select-city', stage: null, asks: ['city'], next: '/unified-booking/ext/clinic-list' },
  { route: '/unified-booking/ext/clinic-list', stage: null, asks: visit, next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/review', stage: null, asks: [], next: '/unified-booking/ext/success' },
  { route: '/unified-booking/ext/success', stage: null, asks: [], next: 'end' },
]

const organic: readonly Row[] = [
  { route: '/unified-booking/input-phone', stage: 1, asks: ['phone'], next: '/unified-booking/select-city' },
  { route: '/unified-booking/select-city', stage: 1, asks: ['city'], next: '/unified-booking/concern-category' },
  {
    route: '/unified-booking/concern-category', stage: 1, asks: ['concern_category'],
    next: [{ when: 'emergency', go: '/unified-booking/video-consultation' }, '/unified-booking/select-treatment'],
  },
  { route: '/unified-booking/video-consultation', stage: 1, asks: ['skip_video', 'treatment'], next: '/unified-booking/clinic-list' },
  {
    route: '/unified-booking/select-treatment', stage: 1, asks: ['treatment'],
    next: [{ when: 'isScan', go: '/unified-booking/select-location' }, '/unified-booking/clinic-list'],
  },
  {
    route: '/unified-booking/select-location', stage: 2, asks: ['location'],
    next: [{ when: 'atHome', go: '/unified-booking/select-address' }, '/unified-booking/clinic-list'],
  },
  { route: '/unified-booking/select-address', stage: 2, asks: address, next: '/unified-booking/select-slot' },
  { route: '/unified-booking/select-slot', stage: 2, asks: slot, next: '/unified-booking/review' },
  { route: '/unified-booking/clinic-list', stage: 2, asks: visit, next: '/unified-booking/review' },
  { route: '/unified-booking/review', stage: 3, asks: [], next: '/unified-booking/success' },
  { route: '/unified-booking/success', stage: 4, asks: [], next: 'end' },
]

export const FLOWS: Record<FlowName, Flow> = {
  PPR: { rows: ppr },
  MEMBER_ACTIVATION: { rows: memberActivation },
  INDIVIDUAL_CLINIC_PAGE: { rows: individualClinicPage, clinic: 'given' },
  PAID_ALIGNER: { rows: ext, treatment: 'aligner_scan' },
  SMILE_DESIGN: { rows: ext, treatment: 'smile_design' },
  PAID_IMPLANT: { rows: ext, treatment: 'implant_scan' },
  PAID_CLINIC: { rows: paidClinic, treatment: 'clinic_visit' },
  ORGANIC: { rows: organic },
}
