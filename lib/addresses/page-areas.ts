// Texts that each page's components read, beside the shell's. tests/structure/page-texts.test.ts checks this.
import type { Route } from '@/flows/table'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { DEV } from '@/lib/addresses/dev'
import type { PagePath } from '@/lib/addresses/pages'
import { FIND, PATHS } from '@/lib/addresses/paths'
import { HOSTED } from '@/lib/addresses/pool'
import type { Area } from '@/lib/texts/languages'

export type PageName = PagePath | Route | 'fault'

const SIGN_IN = ['auth', 'input-phone', 'sign-in', 'steps'] as const
const TIMES = ['live-times', 'select-slot'] as const
const READING = ['documents', 'treatments-pages'] as const

export const PAGE_AREAS: { [P in PageName]?: readonly Area[] } = {
  fault: ['faults'],
  [PATHS.home]: ['home'],
  [PATHS.treatments]: ['treatments-pages'],
  '/treatments/[key]': ['ratings', 'treatments-pages'],
  [PATHS.clinics]: ['clinics', 'map', 'suggestions'],
  '/clinics/[city]': ['clinics', 'map', 'suggestions', 'treatments-pages', ...TIMES],
  '/clinics/[city]/[cid]': ['clinics', 'map', 'ratings', 'treatments-pages', ...TIMES],
  [PATHS.emergency]: ['emergency', 'live-times', 'treatments-pages'],
  [PATHS.membership]: ['membership', 'treatments-pages'],
  [PATHS.privacy]: ['privacy', ...READING],
  [PATHS.terms]: ['terms', ...READING],
  [PATHS.accessibility]: ['accessibility', ...READING],
  [PATHS.waitingList]: ['input-phone', 'steps', 'waiting'],
  [PATHS.referral]: ['referral'],
  [FIND]: ['input-phone', 'manage', 'number-proof', 'steps'],
  '/manage/[reference]': [
    ...([
      'booking',
      'clinic-list',
      'forget',
      'input-name',
      'input-phone',
      'live-times',
      'manage',
      'payments',
      'photo-strip',
      'prices',
      'recall',
      'select-slot',
      'steps',
    ] as const),
  ],
  '/pay/[id]': ['payments'],
  '/manage/[reference]/cancel': ['manage'],
  '/manage/[reference]/visit': ['recall', 'steps', 'visit-question'],
  '/manage/[reference]/recall': ['recall'],
  '/manage/[reference]/reminders': ['reminders'],
  '/manage/[reference]/family': ['family', 'steps'],
  '/manage/[reference]/receipt': ['receipt'],
  [PATHS.account]: ['account', 'account-changes', 'auth', 'photo-strip'],
  [ACCOUNT_PATHS.profile]: ['account', 'account-changes', 'input-name', ...SIGN_IN],
  [ACCOUNT_PATHS.security]: ['account', 'account-changes', ...SIGN_IN],
  [ACCOUNT_PATHS.signIn]: SIGN_IN,
  [ACCOUNT_PATHS.signUp]: ['input-name', ...SIGN_IN],
  [ACCOUNT_PATHS.forgotPassword]: SIGN_IN,
  [HOSTED.authorize]: ['hosted', 'input-phone', 'sign-in', 'steps'],
  '/offline': ['faults'],
  '/desk': ['desk'],
  '/desk/enter': ['desk', 'desk-enter'],
  '/desk/lock': [],
  '/desk/[place]': ['desk', 'desk-day'],
  '/desk/[place]/print': ['desk', 'desk-print'],
  '/desk/[place]/money': ['desk', 'desk-money'],
  '/desk/bookings': ['desk', 'desk-bookings'],
  '/desk/events': ['desk', 'desk-events'],
  '/desk/answers': ['desk', 'desk-answers'],
  '/desk/staff': ['desk', 'desk-staff', 'steps'],
  '/desk/[place]/new': ['desk', 'desk-booking', 'steps', ...TIMES],
  '/desk/booking/[reference]': ['desk', 'desk-booking', 'desk-day', 'desk-money', 'photo-strip', ...TIMES],
  '/desk/booking/[reference]/receipt': ['desk', 'receipt'],
  '/desk/patient/[reference]': ['desk', 'desk-booking', 'desk-patient', 'photo-strip'],
  '/desk/[place]/closures': ['desk', 'desk-closures'],
  '/desk/[place]/set-up': ['desk', 'desk-set-up', 'steps'],
  '/desk/calls': ['desk', 'desk-calls'],
  '/desk/funnel': ['desk', 'desk-funnel'],
  [DEV.outbox]: ['outbox'],
  [DEV.pieces]: ['input-phone', 'pieces', 'sign-in', 'steps'],
  '/free-smile-consultation': ['consultation', 'select-issue'],
  '/unified-booking/input-phone': ['clinic-start', 'input-name', 'input-phone', 'select-city', 'select-treatment'],
  '/ppr/end': ['consultation'],
  '/member/input-phone': ['auth', 'input-phone', 'member', 'sign-in'],
  '/member/questionnaire': ['member-questionnaire'],
  '/member/activation': ['member'],
  '/member/activated': ['member'],
}

/** Steps that read more areas than the one that they are named after, in any flow. */
export const STEP_AREAS: { [step: string]: readonly Area[] | undefined } = {
  questionnaire: ['photo-strip', 'photos', 'questionnaire'],
  'select-concern': ['photo-strip', 'photos', 'select-concern'],
  'select-treatment': ['photo-strip', 'photos', 'select-treatment'],
  'treatment-choose': ['photo-strip', 'photos', 'select-concern'],
  'clinic-list': ['clinic-list', 'live-times', 'map', 'number-proof', 'select-slot', 'suggestions'],
  'select-slot': ['live-times', 'number-proof', 'select-slot'],
  'select-address': ['map', 'select-address'],
  review: ['booking', 'input-name', 'live-times', 'number-proof', 'payments', 'photo-strip', 'prices', 'select-slot'],
  success: ['booking', 'clinic-list', 'forget', 'input-name', 'payments', 'photo-strip', 'prices'],
}
