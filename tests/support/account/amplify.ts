// Unmodified Amplify, pointed at the embedded pool over HTTP before each test and signed out after it.

import { type SignInOutput, signOut } from '@aws-amplify/auth'
import { Amplify } from 'aws-amplify'
import { afterEach, beforeEach, vi } from 'vitest'
import type { PoolServer } from '@/tests/support/account/pool-server'

export const stepOf = ({ nextStep }: SignInOutput) => nextStep.signInStep
/** A code that is not the one that was sent. */
export const wrong = ({ code }: PoolServer): string => String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
/** The operations that were asked for. */
export const names = ({ asked }: PoolServer): string[] => asked.map(({ name }) => name)

/** In a `describe`. */
export function useAmplify(pool: () => PoolServer): void {
  beforeEach(() => {
    // Each endpoint of one's own is warned of.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // A device is named by its browser.
    vi.stubGlobal('navigator', { userAgent: 'A browser' })
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
