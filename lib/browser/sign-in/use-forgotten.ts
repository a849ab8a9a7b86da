import { useEffect, useEffectEvent, useState } from 'react'
import { problemsIn, readCodeField, readPhoneField, typedNewPassword } from '@/lib/browser/identity/read-fields'
import { phoneEntered } from '@/lib/browser/measuring/analytics'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { readablePhone } from '@/lib/texts/format'

/** `begin`: the number was posted before the scripts loaded, so its code is sent at once. */
export function useForgotten(signIn: SignIn, begin = false) {
  const { CODE_SCREEN } = useTexts('sign-in')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isAgain, setIsAgain] = useState(false)

  const isSent = sentTo !== null || signIn.screen.kind === 'reset_password'

  const send = (typed: string): Promise<boolean> =>
    signIn.run('forgot', isSent ? 'code' : 'phone', async (identity) => {
      const number = readPhoneField(typed)
      signIn.keepPhone(typed)
      if ('problem' in number) return number.problem
      phoneEntered(number.value)
      await identity.forgotPassword(number.value)
      signIn.showMessage(isSent ? CODE_SCREEN.resent : null)
      setSentTo(readablePhone(number.value))
    })

  const takeUp = useEffectEvent(() => {
    if (begin) void send(signIn.phone)
  })
  useEffect(() => takeUp(), [])

  const save = (values: FormData): Promise<boolean> =>
    signIn.run('forgot', 'code', async (identity) => {
      const [phone, code, password] = [readPhoneField(signIn.phone), readCodeField(values), typedNewPassword(values)]
      if ('problem' in phone || 'problem' in code || 'problem' in password) return problemsIn(phone, code, password)
      await identity.confirmForgotPassword(phone.value, code.value, password.value)
      signIn.show(await identity.signInByPassword(phone.value, password.value))
    })

  function change(): void {
    setSentTo(null)
    setIsAgain(true)
  }

  return { sentTo, isAgain, send, save, change }
}

export type PasswordReset = ReturnType<typeof useForgotten>
