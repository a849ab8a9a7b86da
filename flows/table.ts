// All flows of specification section 2, one row per step. walk.ts interprets the data.
import type { ConditionName } from '@/flows/conditions'
import type { Param } from '@/flows/params'
import type { Question } from '@/flows/rules'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import type { Experiment } from '@/lib/catalogue/variants'

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
/** A question mark makes the answer optional. */
export type ParamSpec = Param | `${Param}?`
export type Branch = { when: ConditionName; go: Route }
/** Branches in order and then the default; `end` after the last step. */
export type Next = Route | 'end' | readonly [Branch, ...Branch[], Route]
export type Row = {
  route: Route
  stage: 1 | 2 | 3 | 4 | null
  asks: readonly ParamSpec[]
  /** Questions whose answers go into the lead and never into a URL. */
  posts?: readonly Question[]
  next: Next
  takesPhotos?: true
  /** The answered step saves a lead of everything known so far. */
  saves?: 'lead'
  experiment?: Experiment
}
export type Flow = {
  rows: readonly [Row, ...Row[]]
  treatment?: TreatmentKey
  /** The visitor comes with a clinic. Other flows lead to a clinic or a home visit. */
  clinic?: 'given'
  experiment?: Experiment
}

const slot = ['start', 'end', 'date', 'zone'] as const satisfies readonly ParamSpec[]
const address = ['pincode', 'latLng?', 'address', 'landmark?', 'apartmentNumber?'] as const satisfies readonly ParamSpec[]
const visit = ['appointment_type', 'self_booked', 'cid', 'start', 'end', 'date'] as const satisfies readonly ParamSpec[]

const questionnaire = ['how_long', 'tried_before', 'pain_now', 'age_band', 'best_time'] as const satisfies readonly Question[]

const ppr = [
  {
    route: '/free-smile-consultation', stage: 1, asks: ['purpose?'], experiment: 'ppr',
    next: [{ when: 'purposeGiven', go: '/free-smile-consultation/input-phone' }, '/free-smile-consultation/select-issue'],
  },
  { route: '/free-smile-consultation/select-issue', stage: 1, asks: ['purpose'], saves: 'lead', next: '/free-smile-consultation/input-phone' },
  { route: '/free-smile-consultation/input-phone', stage: 1, asks: ['phone'], saves: 'lead', next: '/free-smile-consultation/select-city' },
  { route: '/free-smile-consultation/select-city', stage: 1, asks: ['city'], saves: 'lead', next: '/free-smile-consultation/input-name' },
  { route: '/free-smile-consultation/input-name', stage: 1, asks: ['name'], saves: 'lead', next: '/free-smile-consultation/questionnaire' },
  { route: '/free-smile-consultation/questionnaire', stage: 2, asks: [], posts: questionnaire, takesPhotos: true, next: '/ppr/end' },
  { route: '/ppr/end', stage: 3, asks: [], next: 'end' },
] as const satisfies Flow['rows']

const memberActivation = [
  {
    route: '/member/activation', stage: 1, asks: ['isLoggedIn'],
    next: [{ when: 'loggedIn', go: '/member/questionnaire' }, '/member/input-phone'],
  },
  { route: '/member/input-phone', stage: 1, asks: ['phone'], saves: 'lead', next: '/member/questionnaire' },
  { route: '/member/questionnaire', stage: 2, asks: ['issue'], next: '/member/activated' },
  { route: '/member/activated', stage: 3, asks: ['issue'], next: 'end' },
] as const satisfies Flow['rows']

const individualClinicPage = [
  { route: '/unified-booking/input-phone', stage: 1, asks: ['name', 'phone', 'treatment', 'city'], saves: 'lead', next: '/unified-booking/select-slot' },
  { route: '/unified-booking/select-slot', stage: 2, asks: slot, saves: 'lead', next: '/unified-booking/review' },
  { route: '/unified-booking/review', stage: 3, asks: [], next: '/unified-booking/success' },
  { route: '/unified-booking/success', stage: 4, asks: [], next: 'end' },
] as const satisfies Flow['rows']

const ext = [
  { route: '/unified-booking/ext/input-phone', stage: 1, asks: ['phone'], saves: 'lead', next: '/unified-booking/ext/select-city' },
  {
    route: '/unified-booking/ext/select-city', stage: 1, asks: ['city'], saves: 'lead',
    next: [{ when: 'smileDesign', go: '/unified-booking/ext/treatment-choose' }, '/unified-booking/ext/select-concern'],
  },
  { route: '/unified-booking/ext/select-concern', stage: 1, asks: ['concern'], takesPhotos: true, saves: 'lead', next: '/unified-booking/ext/select-location' },
  { route: '/unified-booking/ext/treatment-choose', stage: 1, asks: ['concern'], takesPhotos: true, saves: 'lead', next: '/unified-booking/ext/select-location' },
  {
    route: '/unified-booking/ext/select-location', stage: 2, asks: ['location'], saves: 'lead',
    next: [{ when: 'atHome', go: '/unified-booking/ext/select-address' }, '/unified-booking/ext/clinic-list'],
  },
  { route: '/unified-booking/ext/select-address', stage: 2, asks: address, saves: 'lead', next: '/unified-booking/ext/select-slot' },
  { route: '/unified-booking/ext/select-slot', stage: 2, asks: slot, saves: 'lead', next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/clinic-list', stage: 2, asks: visit, saves: 'lead', next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/review', stage: 3, asks: ['name'], next: '/unified-booking/ext/success' },
  { route: '/unified-booking/ext/success', stage: 4, asks: [], next: 'end' },
] as const satisfies Flow['rows']

const paidClinic = [
  { route: '/unified-booking/ext/input-phone', stage: null, asks: ['phone'], saves: 'lead', next: '/unified-booking/ext/select-city' },
  { route: '/unified-booking/ext/select-city', stage: null, asks: ['city'], saves: 'lead', next: '/unified-booking/ext/clinic-list' },
  { route: '/unified-booking/ext/clinic-list', stage: null, asks: visit, saves: 'lead', next: '/unified-booking/ext/review' },
  { route: '/unified-booking/ext/review', stage: null, asks: ['name'], next: '/unified-booking/ext/success' },
  { route: '/unified-booking/ext/success', stage: null, asks: [], next: 'end' },
] as const satisfies Flow['rows']

const organic = [
  { route: '/unified-booking/input-phone', stage: 1, asks: ['phone'], saves: 'lead', next: '/unified-booking/select-city' },
  { route: '/unified-booking/select-city', stage: 1, asks: ['city'], saves: 'lead', next: '/unified-booking/concern-category' },
  {
    route: '/unified-booking/concern-category', stage: 1, asks: ['concern_category'], saves: 'lead',
    next: [{ when: 'emergency', go: '/unified-booking/video-consultation' }, '/unified-booking/select-treatment'],
  },
  { route: '/unified-booking/video-consultation', stage: 1, asks: ['skip_video', 'treatment'], saves: 'lead', next: '/unified-booking/clinic-list' },
  {
    route: '/unified-booking/select-treatment', stage: 1, asks: ['treatment'], takesPhotos: true, saves: 'lead',
    next: [{ when: 'isScan', go: '/unified-booking/select-location' }, '/unified-booking/clinic-list'],
  },
  {
    route: '/unified-booking/select-location', stage: 2, asks: ['location'], saves: 'lead',
    next: [{ when: 'atHome', go: '/unified-booking/select-address' }, '/unified-booking/clinic-list'],
  },
  { route: '/unified-booking/select-address', stage: 2, asks: address, saves: 'lead', next: '/unified-booking/select-slot' },
  { route: '/unified-booking/select-slot', stage: 2, asks: slot, saves: 'lead', next: '/unified-booking/review' },
  { route: '/unified-booking/clinic-list', stage: 2, asks: visit, saves: 'lead', next: '/unified-booking/review' },
  { route: '/unified-booking/review', stage: 3, asks: ['name'], next: '/unified-booking/success' },
  { route: '/unified-booking/success', stage: 4, asks: [], next: 'end' },
] as const satisfies Flow['rows']

const TABLE = {
  PPR: { rows: ppr },
  MEMBER_ACTIVATION: { rows: memberActivation },
  INDIVIDUAL_CLINIC_PAGE: { clinic: 'given', experiment: 'unified_booking', rows: individualClinicPage },
  PAID_ALIGNER: { treatment: 'aligner_scan', experiment: 'unified_booking', rows: ext },
  SMILE_DESIGN: { treatment: 'smile_design', experiment: 'unified_booking', rows: ext },
  PAID_IMPLANT: { treatment: 'implant_scan', experiment: 'unified_booking', rows: ext },
  PAID_CLINIC: { treatment: 'clinic_visit', experiment: 'unified_booking', rows: paidClinic },
  ORGANIC: { experiment: 'unified_booking', rows: organic },
} as const satisfies Record<FlowName, Flow>

export const FLOWS: Record<FlowName, Flow> = TABLE

export type ParamSpecs = (typeof TABLE)[FlowName]['rows'][number]['asks'][number]
