// tests/structure/addresses.test.ts compares pages/api with these lists.
import { API } from '@/lib/addresses/api'
import { HOSTED, POOLS } from '@/lib/addresses/pool'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'

export const CALLS = {
  'booking/u/cancel': 'anybody',
  'booking/u/confirm': 'anybody',
  'booking/u/get': 'anybody',
  'booking/u/reschedule': 'anybody',
  'browser/u/pass': 'anybody',
  'city/u/list': 'anybody',
  'clinic/u/get': 'anybody',
  'clinic/u/search': 'anybody',
  'desk/s/day': 'staff',
  'desk/s/patient': 'staff',
  'desk/s/seen': 'staff',
  'desk/s/unlock': 'staff',
  'event/u/track': 'anybody',
  'lead/u/save': 'anybody',
  'payment/u/state': 'anybody',
  'phone/u/prove': 'anybody',
  'phone/u/send': 'anybody',
  'referral/u/referral_allowed': 'anybody',
  'session/a/end_all': 'patient',
  'session/u/end': 'anybody',
  'session/u/start': 'anybody',
  'slot/u/free': 'anybody',
  'slot/u/hold': 'anybody',
  'slot/u/keep': 'anybody',
  'slot/u/list': 'anybody',
  'slot/u/release': 'anybody',
  'user/a/delete': 'patient',
  'user/a/get': 'patient',
  'user/a/update': 'patient',
} as const satisfies Record<string, 'anybody' | 'patient' | 'staff'>

export type CallName = keyof typeof CALLS
export type DeskCallName = Extract<CallName, `desk/s/${string}`>

export const PROBES = { health: `${API}/health`, ready: `${API}/ready`, metrics: `${API}/metrics` } as const

/** The payment gateway posts its events here. */
export const PAYMENT_EVENTS = `${API}/payments/events` as const

export const HOSTED_CALLS = {
  [HOSTED.token]: `${API}/oauth2/token`,
  [HOSTED.revoke]: `${API}/oauth2/revoke`,
  [HOSTED.userInfo]: `${API}/oauth2/user-info`,
  [HOSTED.logout]: `${API}/oauth2/logout`,
} as const

const DIRECTORY = '/.well-known/openid-configuration'

/** Amazon's SDK adds a slash. Next's rewrites would add 3 KB of matching code to every page's scripts. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ...Object.values(POOLS).map((pool) => [`${pool}/`, pool] as const),
  ...Object.entries(HOSTED_CALLS),
  // Cognito serves its directory under the pool's id, and a custom domain also serves it at its root.
  [DIRECTORY, `${POOLS.user}/${EMBEDDED_POOL.userPoolId}${DIRECTORY}`],
])
