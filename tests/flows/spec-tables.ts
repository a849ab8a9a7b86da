// Section 2 of the specification, line by line and word for word; table.test.ts compares flows/table.ts with it.
import type { FlowName } from '@/lib/catalogue/flow-names'

type Line = readonly [route: string, step: 1 | 2 | 3 | 4, expects: string, next: string]
export type SpecTable = { flows: readonly FlowName[]; under: string; lines: readonly Line[] }

export const SPEC_TABLES: readonly SpecTable[] = [
  {
    flows: ['PPR'],
    under: '',
    lines: [
      [
        '/free-smile-consultation',
        1,
        'purpose (optional)',
        'input-phone if purpose is present, otherwise select-issue',
      ],
      ['/free-smile-consultation/select-issue', 1, 'purpose', 'input-phone'],
      ['/free-smile-consultation/input-phone', 1, 'phone', 'select-city'],
      ['/free-smile-consultation/select-city', 1, 'city', 'input-name'],
      ['/free-smile-consultation/input-name', 1, 'name', 'questionnaire'],
      ['/free-smile-consultation/questionnaire', 2, 'none', '/ppr/end'],
      ['/ppr/end', 3, 'none', 'end'],
    ],
  },
  {
    flows: ['MEMBER_ACTIVATION'],
    under: '',
    lines: [
      ['/member/activation', 1, 'isLoggedIn', '/member/questionnaire if logged in, otherwise /member/input-phone'],
      ['/member/input-phone', 1, 'phone', '/member/questionnaire'],
      ['/member/questionnaire', 2, 'issue', '/member/activated'],
      ['/member/activated', 3, 'issue', 'end'],
    ],
  },
  {
    flows: ['INDIVIDUAL_CLINIC_PAGE'],
    under: '',
    lines: [
      ['/unified-booking/input-phone (start)', 1, 'name, phone, treatment, city', '/unified-booking/select-slot'],
      ['/unified-booking/select-slot', 2, 'start, end, date, zone', '/unified-booking/review'],
      ['/unified-booking/review', 3, 'none', '/unified-booking/success'],
      ['/unified-booking/success', 4, 'none', 'end'],
    ],
  },
  {
    flows: ['PAID_ALIGNER', 'SMILE_DESIGN', 'PAID_IMPLANT'],
    under: '/unified-booking/ext/',
    lines: [
      ['input-phone (start)', 1, 'phone', 'select-city'],
      ['select-city', 1, 'city', 'select-concern; for SMILE_DESIGN, treatment-choose instead'],
      ['select-concern / treatment-choose', 1, 'concern', 'select-location'],
      ['select-location', 2, 'location', 'select-address if location is at_home, otherwise clinic-list'],
      ['select-address', 2, 'pincode, latLng, address, landmark, apartmentNumber', 'select-slot'],
      ['select-slot', 2, 'start, end, date, zone', 'review'],
      ['clinic-list', 2, 'appointment_type, self_booked, cid, start, end, date', 'review'],
      ['review', 3, 'none', 'success'],
      ['success', 4, 'none', 'end'],
    ],
  },
]

/** A transition that the specification describes in prose; `when` is its condition. */
type Edge = readonly [from: string, to: string, when?: string]
type Sentence = {
  says: string
  edges: readonly Edge[]
  expects?: Record<string, string>
  steps?: Record<string, number>
}
export type SpecProse = { flow: FlowName; under: string; sentences: readonly Sentence[] }

export const SPEC_PROSE: readonly SpecProse[] = [
  {
    flow: 'PAID_CLINIC',
    under: '/unified-booking/ext/',
    sentences: [
      {
        says: 'ext/input-phone (start), then ext/select-city, ext/clinic-list, ext/review, ext/success (end), all under /unified-booking/.',
        edges: [
          ['input-phone', 'select-city'],
          ['select-city', 'clinic-list'],
          ['clinic-list', 'review'],
          ['review', 'success'],
          ['success', 'end'],
        ],
      },
    ],
  },
  {
    flow: 'ORGANIC',
    under: '/unified-booking/',
    sentences: [
      {
        says: 'input-phone (start), then select-city, then concern-category (expects concern_category).',
        edges: [
          ['input-phone', 'select-city'],
          ['select-city', 'concern-category'],
        ],
        expects: { 'concern-category': 'concern_category' },
      },
      {
        says: 'If concern_category is emergency: video-consultation (expects skip_video, treatment), then clinic-list.',
        edges: [
          ['concern-category', 'video-consultation', 'concern_category is emergency'],
          ['video-consultation', 'clinic-list'],
        ],
        expects: { 'video-consultation': 'skip_video, treatment' },
      },
      {
        says: 'Otherwise: select-treatment (expects treatment). If the treatment is aligner scan or implant scan, next is select-location; otherwise clinic-list.',
        edges: [
          ['concern-category', 'select-treatment'],
          ['select-treatment', 'select-location', 'the treatment is aligner scan or implant scan'],
          ['select-treatment', 'clinic-list'],
        ],
        expects: { 'select-treatment': 'treatment' },
      },
      {
        says: 'select-location: at_home goes to select-address, otherwise clinic-list.',
        edges: [
          ['select-location', 'select-address', 'location is at_home'],
          ['select-location', 'clinic-list'],
        ],
      },
      {
        says: 'select-address, then select-slot, then review, then success (end).',
        edges: [
          ['select-address', 'select-slot'],
          ['select-slot', 'review'],
          ['review', 'success'],
          ['success', 'end'],
        ],
      },
      {
        says: 'clinic-list is step 2 and goes to review.',
        edges: [['clinic-list', 'review']],
        steps: { 'clinic-list': 2 },
      },
    ],
  },
]

/** The specification's words for each condition, with its name in flows/conditions.ts. */
export const CONDITION_WORDS: Record<string, string> = {
  'purpose is present': 'purposeGiven',
  'logged in': 'loggedIn',
  'for SMILE_DESIGN': 'smileDesign',
  'location is at_home': 'atHome',
  'concern_category is emergency': 'emergency',
  'the treatment is aligner scan or implant scan': 'isScan',
}
