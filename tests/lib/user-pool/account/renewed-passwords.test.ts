import { confirmSignIn, signIn } from '@aws-amplify/auth'
import { describe, expect, test } from 'vitest'
import { passwordCause } from '@/flows/password'
import { type Renewal, renewPassword } from '@/lib/user-pool/account/renew-password'
import { stepOf, useAmplify } from '@/tests/support/account/amplify'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the renewal of a password', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  useAmplify(pool)
  const renew = (by: Renewal, phone = PHONE) => renewPassword(pool().context(), { phone, by })

  test('a renewal by code leads to a new password at the next sign-in and ends the present sign-ins', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    expect(await renew('code')).toEqual({ kind: 'renewed', temporary: null })
    expect(await pool().call('GetUser', { AccessToken })).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect(stepOf(await signIn({ username: PHONE, password: PASSWORD }))).toBe('RESET_PASSWORD')
  })

  test('a renewal by temporary password gives a valid one, which the user must replace', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const renewed = await renew('temporary')
    const temporary = renewed.kind === 'renewed' ? (renewed.temporary ?? '') : ''
    expect([temporary.length, passwordCause(temporary)]).toEqual([19, null])
    await expect(signIn({ username: PHONE, password: PASSWORD })).rejects.toThrow('Incorrect username or password.')
    const begun = await signIn({ username: PHONE, password: temporary })
    expect(stepOf(begun)).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    expect((await confirmSignIn({ challengeResponse: 'Another horse 8!' })).isSignedIn).toBe(true)
  })

  test.each([
    ['nobody', null],
    ['a sign-up that waits for its code', { password: PASSWORD, status: 'UNCONFIRMED' as const }],
  ])('the renewal for %s is refused', async (_who, user) => {
    if (user) await pool().addUser(PHONE, user)
    expect(await renew('code')).toEqual({ kind: 'not_found' })
  })
})
