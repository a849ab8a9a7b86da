// The sign-in under way, kept for this tab: it survives a reload for the 3 minutes that the pool keeps its own side.

import type { SignInStep } from '@/lib/browser/pool/types'
import { inTab } from '@/lib/browser/storage'
import { STEP_MINUTES } from '@/lib/catalogue/codes'
import { parseTrusted } from '@/lib/types/trusted-json'

const KEY = 'pending-sign-in'
/** Where Amplify keeps its side of it. */
const AMPLIFY_PARTS = ['username', 'challengeName', 'signInSession', 'expiry'].map(
  (part) => `CognitoSignInState.${part}`,
)

type PendingStep = { step: SignInStep; until: number; username?: string | undefined }

/**
 * Keeps the step; done is nothing to keep. `renews` is false for an answer that left the pool's session as it was.
 * `username` is given by the first step and stays for the later ones.
 */
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

/** For whom the sign-in under way was begun, as typed there. */
export const pendingUsername = (): string | undefined => read()?.username

function read(): PendingStep | null {
  const kept = inTab.read(KEY)
  return kept === null ? null : parseTrusted<PendingStep>(kept)
}

/** Forgets the sign-in under way: begun anew, given up, or refused for good. */
export function dropPendingSignIn(): void {
  for (const key of [KEY, ...AMPLIFY_PARTS]) inTab.write(key, null)
}

/** What was under way before a reload; 'expired', once, when its 3 minutes have passed. */
export function pendingSignIn(): SignInStep | 'expired' | null {
  const kept = read()
  if (!kept) return null
  if (kept.until > Date.now()) return kept.step
  dropPendingSignIn()
  return 'expired'
}
