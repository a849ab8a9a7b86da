// Browsers load this file with nearly every page, so keep it short.
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

/** The only step that search engines may index. */
export const CONSULTATION = '/free-smile-consultation' satisfies Route
/** On this page a guest can make the browser forget the booking. */
export const SUCCESS = '/unified-booking/success' satisfies Route
export const BOOK = '/unified-booking/input-phone?flow=ORGANIC'

export const treatmentPath = (id: string): string => `${PATHS.treatments}/${id}`
export const cityPath = (city: string): string => `${PATHS.clinics}/${city}`
export const clinicPath = (city: string, cid: string): string => `${cityPath(city)}/${cid}`

export const FIND = '/manage'
export const findPath = (reference: string): string => `${FIND}?reference=${encodeURIComponent(reference)}`
/** `key` opens the booking in a browser that did not book it. */
export const managePath = (reference: string, key?: string): string =>
  `/manage/${encodeURIComponent(reference)}${key === undefined ? '' : `?key=${key}`}`
export const cancelPath = (reference: string): string => `${managePath(reference)}/cancel`
const keyed = (path: string, key?: string): string => (key === undefined ? path : `${path}?key=${key}`)
export const visitPath = (reference: string, key?: string): string => keyed(`${managePath(reference)}/visit`, key)
export const recallPath = (reference: string, key?: string): string => keyed(`${managePath(reference)}/recall`, key)
export const remindersPath = (reference: string): string => `${managePath(reference)}/reminders`
export const payPath = (id: string): string => `/pay/${id}`
export const receiptPath = (reference: string, key?: string): string => keyed(`${managePath(reference)}/receipt`, key)
export const familyPath = (reference: string): string => `${managePath(reference)}/family`
export const changePath = (reference: string): string => `${managePath(reference)}?change=1#times`
export const calendarFilePath = (reference: string): string => `${managePath(reference)}/appointment.ics`

/** A picture of the chain: its logo, or a tooth. */
export const LOGO = '/brand/logo'
