// The patient signs in here by a code. Without JavaScript the number is left for a call.
import { useEffect, useState } from 'react'
import type { SignInPlace } from '@/components/account/sign-in/sign-in-place'
import { Callout } from '@/components/kit/callout'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { Consent } from '@/components/step/phone-question'
import { StepPage } from '@/components/step/step-page'
import { useIdentity } from '@/lib/browser/identity/use-identity'
import type { SignInStart } from '@/lib/browser/sign-in/sign-in-screen'
import { useTexts } from '@/lib/browser/texts'
import type { Step } from '@/lib/views/step'

type LateSignIn = { Screens: typeof SignInPlace; start: SignInStart }

/** Loaded after the page. */
const loadPlace = () =>
  Promise.all([
    import('@/components/account/sign-in/sign-in-place'),
    import('@/lib/browser/sign-in/begin-sign-in'),
  ]).then(([{ SignInPlace: Screens }, begin]) => ({ Screens, ...begin }))

export function MemberPhone({ step }: { step: Step }) {
  const { PHONE } = useTexts('input-phone')
  const { MEMBER } = useTexts('member')
  const load = useIdentity()
  const [place, setPlace] = useState<LateSignIn | null>(null)

  useEffect(() => {
    let isShown = true
    const resume = async () => {
      const { Screens, resumeSignIn } = await loadPlace()
      const start = resumeSignIn(await load())
      if (start && isShown) setPlace({ Screens, start })
    }
    // Anything that can't load now is loaded again at submit.
    resume().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [load])

  if (place) return <place.Screens step={step} start={place.start} />
  return (
    <StepPage
      step={step}
      sentences={PHONE.causes}
      title={PHONE.title}
      lead={MEMBER.phoneSignedOut}
      take={async (data) => {
        const { Screens, beginSignIn } = await loadPlace()
        setPlace({ Screens, start: await beginSignIn(load, String(data.get('phone'))) })
      }}
    >
      {(mistakes) => (
        <>
          <noscript>
            <Callout tone="coral">{MEMBER.withoutCode}</Callout>
          </noscript>
          <Consent />
          <PhoneField value={step.values.phone ?? ''} mistake={mistakes.phone} />
        </>
      )}
    </StepPage>
  )
}
