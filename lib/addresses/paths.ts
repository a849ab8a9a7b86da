// Where the pages of the site stand. Browsers load this with nearly every page, so that it holds what most lead to and paths
// alone: the account's stand in account.ts, what a page takes and who may find it in pages.ts, the flows' in flows/table.ts.
import type { Route } from '@/flows/table'

export const PATHS = {
  home: '/',
  treatments: '/treatments',
  clinics: '/clinics',
  emergency: '/emergency',
  membership: '/membership',
  referral: '/referral',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  waitingList: '/waiting-list',
  account: '/account',
} as const

/** The landing of the free consultation by phone: a step, and the one that may be found. */
export const CONSULTATION = '/free-smile-consultation' satisfies Route
/** The end of a booking, where a guest tells the browser to forget it. */
export const SUCCESS = '/unified-booking/success' satisfies Route
/** The start of a booking that nothing is known of yet: the first question of ORGANIC. */
export const BOOK = '/unified-booking/input-phone?flow=ORGANIC'

export const treatmentPath = (id: string): string => `${PATHS.treatments}/${id}`
export const cityPath = (city: string): string => `${PATHS.clinics}/${city}`
export const clinicPath = (city: string, cid: string): string => `${cityPath(city)}/${cid}`

/** Where a booking is found by its reference and a code to its number. */
export const FIND = '/manage'
/** The same with the reference filled in. */
export const findPath = (reference: string): string => `${FIND}?reference=${encodeURIComponent(reference)}`
/** Where a booking is shown and changed; with its key the link that opens it without the browser that booked. */
export const managePath = (reference: string, key?: string): string =>
  `/manage/${encodeURIComponent(reference)}${key === undefined ? '' : `?key=${key}`}`
/** Where a cancellation is asked about before it is done. */
export const cancelPath = (reference: string): string => `${managePath(reference)}/cancel`
const keyed = (path: string, key?: string): string => (key === undefined ? path : `${path}?key=${key}`)
/** Where a patient says how the visit was; with the booking's key as a link of a message. */
export const visitPath = (reference: string, key?: string): string => keyed(`${managePath(reference)}/visit`, key)
/** Where reminders to a booking's number are stopped, or begin again. */
export const remindersPath = (reference: string): string => `${managePath(reference)}/reminders`
/** Where more people are brought to a booking. */
export const familyPath = (reference: string): string => `${managePath(reference)}/family`
/** The booking with its times to move to in view. */
export const changePath = (reference: string): string => `${managePath(reference)}?change=1#times`
export const calendarFilePath = (reference: string): string => `${managePath(reference)}/appointment.ics`
