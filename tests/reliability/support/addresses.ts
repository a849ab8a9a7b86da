// Every address of the site, by what it takes.
import { ROUTES } from '@/flows/table'

/** Pages that have no form, or one that only asks. */
export const STATIC = [
  '/',
  '/accessibility',
  '/emergency',
  '/membership',
  '/privacy',
  '/referral',
  '/robots.txt',
  '/sitemap.xml',
  '/terms',
  '/treatments',
  '/waiting-list',
]

/** Pages that look at who asks, and take a form. */
export const ASKED = [
  ...ROUTES,
  '/clinics',
  '/treatments/braces',
  '/clinics/chennai',
  '/clinics/chennai/106',
  '/manage/CFHJKMNP',
  '/manage/CFHJKMNP/appointment.ics',
]

/** The calls of the API; all of them take POST with JSON. */
export const CALLS = [
  'city/u/list',
  'clinic/u/get',
  'clinic/u/search',
  'slot/u/list',
  'slot/u/hold',
  'slot/u/release',
  'booking/u/confirm',
  'booking/u/get',
  'booking/u/cancel',
  'booking/u/reschedule',
  'phone/u/send',
  'phone/u/prove',
  'lead/u/save',
  'event/u/track',
  'user/a/get',
  'member/a/get',
  'member/a/activate',
  'referral/u/referral_allowed',
  'referral/a/get',
]
