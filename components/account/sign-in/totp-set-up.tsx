import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { TotpFields, type TotpSecret } from '@/components/account/sign-in/totp-fields'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readCodeField } from '@/lib/browser/identity/read-fields'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

export function TotpSetUp({ signIn, ...key }: TotpSecret & { signIn: SignIn }) {
  const { CHALLENGES, CODE_SCREEN } = useTexts('sign-in')
  const { setUp } = CHALLENGES
  return (
    <SignInForm
      signIn={signIn}
      title={setUp.title}
      lead={setUp.lead}
      button={setUp.button}
      working={CODE_SCREEN.checking}
      onSubmit={(values) => signIn.answerTyped(readCodeField(values))}
      otherMethods={<SignInMethod text={CODE_SCREEN.change} onPress={() => signIn.again('phone')} />}
    >
      <TotpFields {...key} mistake={mistakeOf(signIn.problems, 'code')} />
    </SignInForm>
  )
}
