// A sign-in by code that begins in another page's place: the first screen is shown once it is known.
import { parseIndianMobile } from '@/flows/phone'
import { textOf } from '@/lib/browser/pool/errors'
import { notedPhone, notePhone } from '@/lib/browser/sign-in/sign-in-notes'
import type { Identity } from '@/lib/browser/sign-in/use-identity'
import type { Begun } from '@/lib/browser/sign-in/use-sign-in'
import { causeText } from '@/lib/texts/en/causes'

/** What is under way in this tab, as after a reload; null when nothing is. */
export function resumeSignIn(identity: Identity): Begun | null {
  const pending = identity.pendingSignIn()
  if (pending === null) return null
  return { phone: notedPhone(), screen: pending === 'expired' ? { kind: 'expired' } : pending, problems: [] }
}

/** Sends a code to the number that was typed, unless one is on its way to it. */
export async function beginSignIn(load: () => Promise<Identity>, typed: string): Promise<Begun> {
  const failed = (text: string): Begun => ({
    phone: typed,
    screen: { kind: 'phone' },
    problems: [{ control: 'phone', text }],
  })
  const read = parseIndianMobile(typed)
  if (!read.ok) return failed(causeText('phone', read.reason))
  try {
    const identity = await load()
    const pending = notedPhone() === typed ? resumeSignIn(identity) : null
    if (pending && pending.screen.kind !== 'expired') return pending
    notePhone(typed)
    return { phone: typed, screen: await identity.signInByCode(read.e164), problems: [] }
  } catch (error) {
    return failed(textOf(error))
  }
}
