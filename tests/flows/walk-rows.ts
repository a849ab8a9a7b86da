// Walks of all eight flows, a row per answered step: step, answers, next step, and what the next URL adds.
// Personal values are in plain text here; lib/http seals them.
import type { Answers, Value } from '@/flows/params'
import type { FlowName } from '@/lib/catalogue/flow-names'

type Step = readonly [step: string, given: Answers, next: string, carries: string]
/** `given` came with the visitor: no row of the flow asks for it, and it is last in the URL. */
export type Walk = {
  name: string
  flow: FlowName
  under: string
  given?: Answers
  tail?: string
  steps: readonly Step[]
}

const slot = { date: '2026-11-23', start: '10:30', end: '11:00' }
const SLOT = 'start=10%3A30&end=11%3A00&date=2026-11-23'
const phone: Answers = { phone: '+919876543210' }
const PHONE = 'phone=%2B919876543210'
const visit: Answers = { ...slot, appointment_type: 'clinic', self_booked: 'true', cid: 'adyar' }
const VISIT = `${SLOT}&appointment_type=clinic&self_booked=true&cid=adyar`
const address: Answers = {
  pincode: '600020',
  latLng: '13.00000,80.25000',
  address: '14 Lake View Road',
  landmark: 'Park',
}
const ADDRESS = 'pincode=600020&latLng=13.00000%2C80.25000&address=14+Lake+View+Road&landmark=Park'

const begun: readonly Step[] = [
  ['input-phone', phone, 'select-city', PHONE],
  ['select-city', { city: 'chennai' }, 'select-concern', 'city=chennai'],
]
const booked: readonly Step[] = [
  ['review', { name: 'Asha Rao' }, 'success', 'name=Asha+Rao'],
  ['success', {}, 'end', ''],
]
/** For flows in which an earlier step asks for the name. */
const named: readonly Step[] = [['review', {}, 'success', ''], ...booked.slice(1)]
const atHome: readonly Step[] = [
  ['select-location', { location: 'at_home' }, 'select-address', 'location=at_home'],
  ['select-address', address, 'select-slot', ADDRESS],
  ['select-slot', { ...slot, zone: 'chennai-south' }, 'review', `${SLOT}&zone=chennai-south`],
  ...booked,
]
const atClinic: readonly Step[] = [
  ['select-location', { location: 'clinic' }, 'clinic-list', 'location=clinic'],
  ['clinic-list', visit, 'review', VISIT],
  ...booked,
]
const concern = (value: Value<'concern'>): Step => [
  'select-concern',
  { concern: value },
  'select-location',
  `concern=${value}`,
]
const smilePart = (value: Value<'concern'>): readonly Step[] => [
  ['input-phone', phone, 'select-city', PHONE],
  ['select-city', { city: 'chennai' }, 'treatment-choose', 'city=chennai'],
  ['treatment-choose', { concern: value }, 'select-location', `concern=${value}`],
]
const organic = (category: Value<'concern_category'>, next: string): readonly Step[] => [
  ['input-phone', phone, 'select-city', PHONE],
  ['select-city', { city: 'chennai' }, 'concern-category', 'city=chennai'],
  ['concern-category', { concern_category: category }, next, `concern_category=${category}`],
]
const treatment = (value: Value<'treatment'>, next: string): Step => [
  'select-treatment',
  { treatment: value },
  next,
  `treatment=${value}`,
]
const profile: readonly Step[] = [
  ['input-phone', phone, 'select-city', PHONE],
  ['select-city', { city: 'chennai' }, 'input-name', 'city=chennai'],
  ['input-name', { name: 'Asha Rao' }, 'questionnaire', 'name=Asha+Rao'],
  ['questionnaire', {}, '/ppr/end', ''],
  ['/ppr/end', {}, 'end', ''],
]

const PPR = '/free-smile-consultation'
const EXT = '/unified-booking/ext'
const SHARED = '/unified-booking'

export const WALKS: readonly Walk[] = [
  {
    name: 'without a purpose',
    flow: 'PPR',
    under: PPR,
    steps: [
      ['', {}, 'select-issue', ''],
      ['select-issue', { purpose: 'gaps' }, 'input-phone', 'purpose=gaps'],
      ...profile,
    ],
  },
  {
    name: 'with a purpose',
    flow: 'PPR',
    under: PPR,
    steps: [['', { purpose: 'tooth_pain' }, 'input-phone', 'purpose=tooth_pain'], ...profile],
  },
  {
    name: 'signed in',
    flow: 'MEMBER_ACTIVATION',
    under: '/member',
    steps: [
      ['activation', { isLoggedIn: 'true' }, 'questionnaire', ''],
      ['questionnaire', { issue: 'check_up' }, 'activated', 'issue=check_up'],
      ['activated', {}, 'end', ''],
    ],
  },
  {
    name: 'signed out',
    flow: 'MEMBER_ACTIVATION',
    under: '/member',
    steps: [
      ['activation', { isLoggedIn: 'false' }, 'input-phone', ''],
      ['input-phone', phone, 'questionnaire', PHONE],
      ['questionnaire', { issue: 'other' }, 'activated', 'issue=other'],
      ['activated', {}, 'end', ''],
    ],
  },
  {
    name: 'from a clinic’s page',
    flow: 'INDIVIDUAL_CLINIC_PAGE',
    under: SHARED,
    given: { cid: 'adyar' },
    tail: 'cid=adyar',
    steps: [
      [
        'input-phone',
        { name: 'Asha Rao', ...phone, treatment: 'braces', city: 'chennai' },
        'select-slot',
        `name=Asha+Rao&${PHONE}&treatment=braces&city=chennai`,
      ],
      ['select-slot', { ...slot, zone: 'adyar' }, 'review', `${SLOT}&zone=adyar`],
      ...named,
    ],
  },
  { name: 'at home', flow: 'PAID_ALIGNER', under: EXT, steps: [...begun, concern('crowding'), ...atHome] },
  { name: 'at a clinic', flow: 'PAID_ALIGNER', under: EXT, steps: [...begun, concern('gaps'), ...atClinic] },
  { name: 'at home', flow: 'PAID_IMPLANT', under: EXT, steps: [...begun, concern('one_missing'), ...atHome] },
  { name: 'at a clinic', flow: 'PAID_IMPLANT', under: EXT, steps: [...begun, concern('not_sure'), ...atClinic] },
  { name: 'at home', flow: 'SMILE_DESIGN', under: EXT, steps: [...smilePart('veneers'), ...atHome] },
  { name: 'at a clinic', flow: 'SMILE_DESIGN', under: EXT, steps: [...smilePart('aligners'), ...atClinic] },
  {
    name: 'at a clinic',
    flow: 'PAID_CLINIC',
    under: EXT,
    steps: [
      ['input-phone', phone, 'select-city', PHONE],
      ['select-city', { city: 'chennai' }, 'clinic-list', 'city=chennai'],
      // No earlier row of PAID_CLINIC asks for the slot, so this row's own order counts.
      ['clinic-list', visit, 'review', `appointment_type=clinic&self_booked=true&cid=adyar&${SLOT}`],
      ...booked,
    ],
  },
  {
    name: 'an emergency',
    flow: 'ORGANIC',
    under: SHARED,
    steps: [
      ...organic('emergency', 'video-consultation'),
      [
        'video-consultation',
        { skip_video: 'true', treatment: 'root_canal' },
        'clinic-list',
        'skip_video=true&treatment=root_canal',
      ],
      ['clinic-list', visit, 'review', VISIT],
      ...booked,
    ],
  },
  {
    name: 'a treatment at a clinic',
    flow: 'ORGANIC',
    under: SHARED,
    steps: [
      ...organic('alignment', 'select-treatment'),
      treatment('braces', 'clinic-list'),
      ['clinic-list', visit, 'review', VISIT],
      ...booked,
    ],
  },
  {
    name: 'an aligner scan at home',
    flow: 'ORGANIC',
    under: SHARED,
    steps: [...organic('alignment', 'select-treatment'), treatment('aligner_scan', 'select-location'), ...atHome],
  },
  {
    name: 'an implant scan at a clinic',
    flow: 'ORGANIC',
    under: SHARED,
    steps: [...organic('missing', 'select-treatment'), treatment('implant_scan', 'select-location'), ...atClinic],
  },
]
