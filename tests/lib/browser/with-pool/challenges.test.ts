// lib/browser/pool with real Amplify against the embedded pool: every challenge of a sign-in, and one under way after a reload
// (spec sections 4, 5 and 8).
import { generate } from 'otplib'
import { describe, expect, test, vi } from 'vitest'
import type { SignInStep } from '@/lib/browser/pool/types'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import { renewPassword } from '@/lib/user-pool/account/renew-password'
import type { MfaType } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PHONE, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { PASSWORD } from '@/tests/support/account/pool-server'

describe('a challenge', () => {
  const { pool, identity, reload, wrongCode, loseAnswerTo } = usePoolBrowser()
  const code = () => pool().code()
  const totp = (secret: string) => generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) })

  describe('challenges', () => {
    async function withFactors(factors: MfaType[]): Promise<string> {
      const secret = newTotpSecret()
      const sub = await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: factors })
      const { db, secret: key } = pool().context()
      const sealed = { totp_secret: sealTotp(key, sub, secret), totp_verified: true }
      await poolTables(db.writes).updateTable('identity_users').set(sealed).execute()
      return secret
    }

    test('SMS code: a wrong one may be typed again', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'sms_mfa', to: '+********0001' })
      expect(await identity().answerStep(wrongCode())).toEqual({ kind: 'sms_mfa', to: '+********0001', wrong: true })
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
    })

    test('authenticator app', async () => {
      const secret = await withFactors(['SOFTWARE_TOKEN_MFA'])
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'totp' })
      expect(await identity().answerStep('000000')).toEqual({ kind: 'totp', wrong: true })
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('choice of the method: only what is offered', async () => {
      const secret = await withFactors(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])
      const choice = await identity().signInByPassword(PHONE, PASSWORD)
      expect(choice).toMatchObject({ kind: 'mfa_choice', allowed: expect.arrayContaining(['SMS', 'TOTP']) })
      await expect(identity().answerStep('EMAIL')).rejects.toThrow('No valid MFA method provided')
      expect(await identity().answerStep('TOTP')).toEqual({ kind: 'totp' })
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('new password', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'new_password' })
      await expect(identity().answerStep('')).rejects.toThrow('New password is required.')
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
    })

    test('set-up of the app, where a second factor is demanded', async () => {
      Object.assign(pool(), { settings: { ...pool().settings, mfa: 'required' } })
      await pool().addUser(PHONE, { password: PASSWORD, phone_verified: false })
      const step = await identity().signInByPassword(PHONE, PASSWORD)
      const { secret, uri } = step as Extract<SignInStep, { kind: 'totp_setup' }>
      expect(step.kind).toBe('totp_setup')
      expect(uri).toMatch(/^otpauth:\/\/totp\/Muthu%20Dental.*secret=/)
      expect(await identity().answerStep(await totp(secret))).toEqual({ kind: 'done' })
    })

    test('an answer that is empty', async () => {
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

    test('a temporary password on a known device ends in a sign-in by the new one', async () => {
      await knowsDevice()
      const renewed = await renewPassword(pool().context(), { phone: PHONE, by: 'temporary' })
      const temporary = renewed.kind === 'renewed' ? (renewed.temporary ?? '') : ''
      expect(await identity().signInByPassword(PHONE, temporary)).toEqual({ kind: 'new_password' })
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
      expect((await identity().devices()).length).toBe(1)
    })

    test('a new password whose receipt was lost ends in a sign-in too', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
      await identity().signInByPassword(PHONE, PASSWORD)
      loseAnswerTo('RespondToAuthChallenge')
      expect(await identity().answerStep('Another horse 8!')).toEqual({ kind: 'done' })
    })

    test('an authenticator app that is set up on a known device is told as set up', async () => {
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

    test('a device that the pool has forgotten is dropped in the password step, which goes on', async () => {
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
    test('the step under way is shown again and can be answered', async () => {
      const step = await identity().signInByCode(PHONE)
      await reload()
      expect(identity().pendingSignIn()).toEqual(step)
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
      expect(identity().pendingSignIn()).toBeNull()
    })

    test('after its 3 minutes it has expired, which is said once', async () => {
      await identity().signInByCode(PHONE)
      await reload()
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_001)
      expect([identity().pendingSignIn(), identity().pendingSignIn()]).toEqual(['expired', null])
      later.mockRestore()
      expect(sessionStorage.length).toBe(0)
    })

    test('the session that was opened stands', async () => {
      const sub = await pool().addUser(PHONE)
      await identity().signInByCode(PHONE)
      await identity().answerStep(code())
      await reload()
      expect(await identity().signedInUser()).toEqual({ username: sub })
    })
  })
})
