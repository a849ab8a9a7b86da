// An account that asks for an authenticator app before it lets anybody in.
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { TotpFields, type TotpSecret } from '@/components/account/sign-in/totp-fields'
import { Way } from '@/components/account/sign-in/way'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { typedCode } from '@/lib/browser/identity/typed'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useWords } from '@/lib/browser/words'

export function TotpSetUp({ sign, ...key }: TotpSecret & { sign: SignIn }) {
  const { CHALLENGES, CODE_SCREEN } = useWords('sign-in')
  const { setUp } = CHALLENGES
  return (
    <SignInForm
      sign={sign}
      title={setUp.title}
      lead={setUp.lead}
      button={setUp.button}
      working={CODE_SCREEN.checking}
      onSubmit={(values) => sign.answerTyped(typedCode(values))}
      ways={<Way text={CODE_SCREEN.change} onPress={() => sign.again('phone')} />}
    >
      <TotpFields {...key} mistake={mistakeOf(sign.problems, 'code')} />
    </SignInForm>
  )
}
