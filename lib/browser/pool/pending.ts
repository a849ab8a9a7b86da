// Survives a reload of this tab for the 3 minutes that the pool keeps its own side.

import type { SignInStep } from '@/lib/browser/pool/types'
import { inTab } from '@/lib/browser/storage'
import { STEP_MINUTES } from '@/lib/catalogue/codes'
import { parseTrusted } from '@/lib/types/trusted-json'

const KEY = 'pending-sign-in'
const AMPLIFY_PARTS = ['username', 'challengeName', 'signInSession', 'expiry'].map(
  (part) => `CognitoSignInState.${part}`,
)

type PendingStep = { step: SignInStep; until: number; username?: string | undefined }

/** `done` clears it. With `renews: false` the pool's session is unchanged, so its time runs on. */
export function storePending(
  step: SignInStep,
  { renews = true, username }: { renews?: boolean; username?: string } = {},
): void {
  if (step.kind === 'done') {
    inTab.write(KEY, null)
    return
  }
  const before = read()
  const until = renews ? Date.now() + STEP_MINUTES * 60_000 : (before?.until ?? Date.now())
  inTab.write(KEY, JSON.stringify({ step, until, username: username ?? before?.username } satisfies PendingStep))
}

export const pendingUsername = (): string | undefined => read()?.username

function read(): PendingStep | null {
  const kept = inTab.read(KEY)
  return kept === null ? null : parseTrusted<PendingStep>(kept)
}

export function dropPendingSignIn(): void {
  for (const key of [KEY, ...AMPLIFY_PARTS]) inTab.write(key, null)
}

/** 'expired', once, after the 3 minutes. */
export function pendingSignIn(): SignInStep | 'expired' | null {
  const kept = read()
  if (!kept) return null
  if (kept.until > Date.now()) return kept.step
  dropPendingSignIn()
  return 'expired'
}
