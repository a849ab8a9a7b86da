// Unmodified Amplify, connected to the embedded pool over HTTP.

import { type SignInOutput, signOut } from '@aws-amplify/auth'
import { Amplify } from 'aws-amplify'
import { afterEach, beforeEach, vi } from 'vitest'
import type { PoolServer } from '@/tests/support/account/pool-server'

export const stepOf = ({ nextStep }: SignInOutput) => nextStep.signInStep
/** A code other than the last one that was sent. */
export const wrong = ({ code }: PoolServer): string => String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
/** The names of the operations that the pool was called for. */
export const names = ({ asked }: PoolServer): string[] => asked.map(({ name }) => name)

/** For a `describe`: configures Amplify before each test and signs out after it. */
export function useAmplify(pool: () => PoolServer): void {
  beforeEach(() => {
    // Amplify warns about every custom endpoint.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // Amplify names a device after its browser.
    vi.stubGlobal('navigator', { userAgent: 'A browser', languages: ['en-IN'] })
    const { poolId, clientId } = pool().settings
    Amplify.configure({
      Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: pool().origin } },
    })
  })
  afterEach(async () => {
    await signOut()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
