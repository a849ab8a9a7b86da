import { useEffect, useEffectEvent } from 'react'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { readableEntry } from '@/lib/browser/identity/read-fields'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

export function LinkScreen({ signIn }: { signIn: SignIn }) {
  const { CODE_SCREEN, SIGN_UP } = useTexts('sign-in')
  const wait = useEffectEvent((left: AbortSignal) => void signIn.waitForLink(left))
  useEffect(() => {
    const leaving = new AbortController()
    wait(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <SignInForm
      signIn={signIn}
      title={SIGN_UP.confirmTitle}
      lead={fill(SIGN_UP.linkLead, { phone: readableEntry(signIn.phone) })}
      button={SIGN_UP.linkOpened}
      working={SIGN_UP.linkWaiting}
      notice={signIn.notice}
      onSubmit={() => signIn.again('password')}
      otherMethods={<SignInMethod text={CODE_SCREEN.change} onPress={() => signIn.again('phone')} />}
    />
  )
}
