// A forgotten password: where its code went, and the code with the new password.
import { useState } from 'react'
import { readCode } from '@/flows/code'
import { passwordCause } from '@/flows/password'
import { parseIndianMobile } from '@/flows/phone'
import type { Problem } from '@/lib/browser/sign-in/use-auth-run'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { causeText } from '@/lib/texts/en/causes'
import { CODE_SCREEN, PASSWORD } from '@/lib/texts/en/sign-in'
import { readablePhone } from '@/lib/texts/format'

export function useForgotten(sign: SignIn) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isAgain, setIsAgain] = useState(false)

  const isSent = sentTo !== null || sign.screen.kind === 'reset_password'

  const send = (typed: string): Promise<void> =>
    sign.run(isSent ? 'code' : 'phone', 'forgot', async (identity) => {
      const number = parseIndianMobile(typed)
      sign.keepPhone(typed)
      if (!number.ok) return { control: 'phone', text: causeText('phone', number.reason) }
      await identity.forgotPassword(number.e164)
      sign.tell(isSent ? CODE_SCREEN.resent : null)
      setSentTo(readablePhone(number.e164))
    })

  async function save(values: FormData): Promise<void> {
    const read = readCode(String(values.get('code') ?? ''))
    const password = String(values.get('password') ?? '')
    const cause = passwordCause(password)
    const problems: Problem[] = [
      ...('cause' in read ? [{ control: 'code', text: CODE_SCREEN.causes[read.cause] }] : []),
      ...(cause === null ? [] : [{ control: 'password', text: PASSWORD.causes[cause] }]),
    ]
    const number = parseIndianMobile(sign.phone)
    if (problems.length > 0 || 'cause' in read || !number.ok) return sign.setProblems(problems)
    await sign.run('code', 'forgot', async (identity) => {
      await identity.confirmForgotPassword(number.e164, read.value, password)
      sign.show(await identity.signInByPassword(number.e164, password))
    })
  }

  /** Asks for the number once more. */
  function change(): void {
    setSentTo(null)
    setIsAgain(true)
  }

  return { sentTo, isAgain, send, save, change }
}

export type Forgotten = ReturnType<typeof useForgotten>
