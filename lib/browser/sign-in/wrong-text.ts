import type { SignInStep } from '@/lib/browser/pool/types'
import { textsHere } from '@/lib/browser/texts'
import { plural } from '@/lib/texts/fill'

/** The remaining tries are shown only for a code that we sent. */
export function wrongText({ kind }: SignInStep, left: number): string {
  const { CHALLENGES, CODE_SCREEN } = textsHere('sign-in')
  if (kind.startsWith('totp')) return CHALLENGES.totp.wrong
  return kind === 'code' && left > 0
    ? plural(textsHere('language').LANGUAGE, CODE_SCREEN.wrongLeft, { count: left })
    : CODE_SCREEN.wrong
}
