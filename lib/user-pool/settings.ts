// What the embedded pool is set to: fixed ids, the switches of the environment, and what its ids are made into.
import { ACCOUNT_PATHS, hostedReturn } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { STEP_MINUTES } from '@/lib/catalogue/codes'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import type { Env } from '@/lib/env'

export type PoolSettings = {
  poolId: string
  clientId: string
  identityPoolId: string
  mfa: 'off' | 'optional' | 'required'
  devices: 'off' | 'opt_in' | 'always'
  rotation: boolean
  guests: boolean
  /** Whether a stranger may not learn which phones have an account (the client setting PreventUserExistenceErrors). */
  hideExistence: boolean
  accessMinutes: number
  refreshDays: number
  sessionMinutes: number
  /** The calling codes of the countries whose numbers get codes. */
  countries: readonly string[]
  /** How many SMS all patients together get in a day. */
  smsBudget: number
  /** Where the hosted pages may send the browser after a sign-in and after a sign-out; `origin` is the site's own. */
  callbackUrls(origin: string): string[]
  logoutUrls(origin: string): string[]
}

type Switches = Pick<
  Env,
  'IDENTITY_MFA' | 'IDENTITY_DEVICES' | 'IDENTITY_ROTATION' | 'IDENTITY_GUESTS' | 'SMS_COUNTRIES' | 'SMS_DAILY_BUDGET'
>

const FIXED = {
  poolId: EMBEDDED_POOL.userPoolId,
  clientId: EMBEDDED_POOL.clientId,
  identityPoolId: EMBEDDED_POOL.identityPoolId,
  hideExistence: true,
  accessMinutes: 60,
  refreshDays: 30,
  sessionMinutes: STEP_MINUTES,
  callbackUrls: (origin: string) => [hostedReturn(origin), origin + ACCOUNT_PATHS.signIn, origin + PATHS.home],
  logoutUrls: (origin: string) => [origin + ACCOUNT_PATHS.signIn, origin + PATHS.home],
}

export const settingsFrom = (env: Switches): PoolSettings => ({
  ...FIXED,
  mfa: env.IDENTITY_MFA,
  devices: env.IDENTITY_DEVICES,
  rotation: env.IDENTITY_ROTATION === 'on',
  guests: env.IDENTITY_GUESTS === 'on',
  countries: env.SMS_COUNTRIES,
  smsBudget: env.SMS_DAILY_BUDGET,
})

type Pool = Pick<PoolSettings, 'poolId'>

export const regionOf = ({ poolId }: Pool): string => poolId.replace(/_.*/, '')

/** The part after the underscore: it goes into every SRP proof. */
export const poolNameOf = ({ poolId }: Pool): string => poolId.replace(/^[^_]*_/, '')

/** As a real pool names itself, so that the same verifier reads both pools' tokens. */
export const issuerOf = (pool: Pool): string => `https://cognito-idp.${regionOf(pool)}.amazonaws.com/${pool.poolId}`
