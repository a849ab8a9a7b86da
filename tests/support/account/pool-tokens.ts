import type { AuthenticationResult } from '@/lib/user-pool/tokens'
import { PASSWORD, type PoolServer } from '@/tests/support/account/pool-server'

export const PHONE = '+919800000001'
export const OTHER = '+919800000002'

/** Signs in with the password. The new device key stays unconfirmed. */
export async function tokensOf(pool: PoolServer, phone = PHONE, password = PASSWORD): Promise<AuthenticationResult> {
  const { body } = await pool.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.settings.clientId,
    AuthParameters: { USERNAME: phone, PASSWORD: password },
  })
  return body.AuthenticationResult as AuthenticationResult
}

export const refusal = (type: string, message: unknown) => ({ status: 400, body: { __type: type, message } })

/** A code other than this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
