// Amplify and the embedded pool are real: every challenge of a sign-in, and a reload during one (spec sections 4, 5 and 8).
import { generate } from 'otplib'
import { describe, expect, test, vi } from 'vitest'
import type { SignInStep } from '@/lib/browser/pool/types'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import { renewPassword } from '@/lib/user-pool/account/renew-password'
import type { MfaType } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PHONE, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { PASSWORD } from '@/tests/support/account/pool-server'

describe('the challenges of a sign-in', () => {
  const { pool, identity, reload, wrongCode, loseAnswerTo } = usePoolBrowser()
  const code = () => pool().code()
  const totp = (secret: string) => generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) })

  describe('each challenge', () => {
    async function withFactors(factors: MfaType[]): Promise<string> {
      const secret = newTotpSecret()
      const sub = await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: factors })
      const { db, secret: key } = pool().context()
      const sealed = { totp_secret: sealTotp(key, sub, secret), totp_verified: true }
      await poolTables(db.writes).updateTable('identity_users').set(sealed).execute()
      return secret
    }

    test('the patient may enter an SMS code again after a wrong one', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'sms_mfa', to: '+********0001' })
      expect(await identity().answerStep(wrongCode())).toEqual({ kind: 'sms_mfa', to: '+********0001', wrong: true })
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
    })

    test('the patient signs in with an authenticator app', async () => {
      const secret = await withFactors(['SOFTWARE_TOKEN_MFA'])
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'totp' })
      expect(await identity().answerStep('000000')).toEqual({ kind: 'totp', wrong: true })
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('the patient chooses a method only from those on offer', async () => {
      const secret = await withFactors(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])
      const choice = await identity().signInByPassword(PHONE, PASSWORD)
      expect(choice).toMatchObject({ kind: 'mfa_choice', allowed: expect.arrayContaining(['SMS', 'TOTP']) })
      await expect(identity().answerStep('EMAIL')).rejects.toThrow('No valid MFA method provided')
      expect(await identity().answerStep('TOTP')).toEqual({ kind: 'totp' })
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('the patient sets a new password', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'new_password' })
      await expect(identity().answerStep('')).rejects.toThrow('New password is required.')
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
    })

    test('the patient sets up the app where the pool requires a second factor', async () => {
      Object.assign(pool(), { settings: { ...pool().settings, mfa: 'required' } })
      await pool().addUser(PHONE, { password: PASSWORD, phone_verified: false })
      const step = await identity().signInByPassword(PHONE, PASSWORD)
      const { secret, uri } = step as Extract<SignInStep, { kind: 'totp_setup' }>
      expect(step.kind).toBe('totp_setup')
      expect(uri).toMatch(/^otpauth:\/\/totp\/Muthu%20Dental.*secret=/)
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('the site refuses an empty answer', async () => {
      await identity().signInByCode(PHONE)
      await expect(identity().answerStep('  ')).rejects.toThrow('Challenge response cannot be empty')
    })
  })

  describe('devices', () => {
    async function knowsDevice(): Promise<string> {
      const sub = await pool().addUser(PHONE, { password: PASSWORD })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'done' })
      await identity().signOut()
      return sub
    }

    test('a temporary password on a known device leads to a sign-in with the new one', async () => {
      await knowsDevice()
      const renewed = await renewPassword(pool().context(), { phone: PHONE, by: 'temporary' })
      const temporary = renewed.kind === 'renewed' ? (renewed.temporary ?? '') : ''
      expect(await identity().signInByPassword(PHONE, temporary)).toEqual({ kind: 'new_password' })
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
      expect((await identity().devices()).length).toBe(1)
    })

    test('a new password signs the patient in even when its answer was lost', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
      await identity().signInByPassword(PHONE, PASSWORD)
      loseAnswerTo('RespondToAuthChallenge')
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
    })

    test('an authenticator app on a known device is reported as set up', async () => {
      await knowsDevice()
      await poolTables(pool().context().db.writes)
        .updateTable('identity_users')
        .set({ phone_verified: false })
        .execute()
      Object.assign(pool(), { settings: { ...pool().settings, mfa: 'required' } })
      const step = await identity().signInByPassword(PHONE, PASSWORD)
      const { secret } = step as Extract<SignInStep, { kind: 'totp_setup' }>
      await expect(identity().answerStep(await totp(secret))).rejects.toMatchObject({ name: 'FactorIsSetUp' })
      expect(identity().pendingSignIn()).toBeNull()
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'totp' })
    })

    test('the password step continues without a device that the pool has forgotten', async () => {
      await pool().addUser(PHONE, { password: PASSWORD })
      await identity().signInByPassword(PHONE, PASSWORD, 'USER_PASSWORD_AUTH')
      const [device] = await identity().devices()
      expect(device).toMatchObject({ current: true, name: expect.any(String) })
      await identity().forgetDevice(device?.key)
      await identity().signOut()
      expect(await identity().signInByPassword(PHONE, PASSWORD, 'USER_PASSWORD_AUTH')).toEqual({ kind: 'done' })
    })
  })

  describe('after a reload', () => {
    test('the site shows the current step again, and the patient can answer it', async () => {
      const step = await identity().signInByCode(PHONE)
      await reload()
      expect(identity().pendingSignIn()).toEqual(step)
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
      expect(identity().pendingSignIn()).toBeNull()
    })

    test('the step expires after 3 minutes, and the site reports that once', async () => {
      await identity().signInByCode(PHONE)
      await reload()
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_001)
      expect([identity().pendingSignIn(), identity().pendingSignIn()]).toEqual(['expired', null])
      later.mockRestore()
      expect(sessionStorage.length).toBe(0)
    })

    test('the open session stays valid', async () => {
      const sub = await pool().addUser(PHONE)
      await identity().signInByCode(PHONE)
      await identity().answerStep(code())
      await reload()
      expect(await identity().signedInUser()).toEqual({ username: sub })
    })
  })
})
