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
  /** Hides which phones have an account (client setting PreventUserExistenceErrors). */
  hideExistence: boolean
  accessMinutes: number
  refreshDays: number
  sessionMinutes: number
  /** Calling codes. */
  countries: readonly string[]
  /** SMS of all patients in a day. */
  smsBudget: number
  /** Registered targets after a sign-in and a sign-out. `origin`: the site's own. */
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

/** Part of every SRP proof. */
export const poolNameOf = ({ poolId }: Pool): string => poolId.replace(/^[^_]*_/, '')

/** A real pool's form, so that one verifier reads both pools' tokens. */
export const issuerOf = (pool: Pool): string => `https://cognito-idp.${regionOf(pool)}.amazonaws.com/${pool.poolId}`
