import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { SentCodeField } from '@/components/kit/fields/code-field'
import { PasswordField } from '@/components/kit/fields/password-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { type PasswordReset, useForgotten } from '@/lib/browser/sign-in/use-forgotten'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

type Props = { signIn: SignIn; forgotten: PasswordReset; title: string; lead: string; onChange(): void }

export function ForgotCode({ signIn, forgotten, title, lead, onChange }: Props) {
  const { CODE_SCREEN, FORGOT } = useTexts('sign-in')
  return (
    <SignInForm
      signIn={signIn}
      title={title}
      lead={lead}
      button={FORGOT.button}
      working={FORGOT.saving}
      notice={signIn.notice}
      first="code"
      onSubmit={forgotten.save}
      otherMethods={
        <>
          <SignInMethod text={CODE_SCREEN.resend} busy={signIn.isBusy} onPress={() => forgotten.send(signIn.phone)} />
          <SignInMethod text={CODE_SCREEN.change} onPress={onChange} />
        </>
      }
    >
      <SentCodeField label={CODE_SCREEN.label} hint={CODE_SCREEN.hint} mistake={mistakeOf(signIn.problems, 'code')} />
      <PasswordField isNew mistake={mistakeOf(signIn.problems, 'password')} />
    </SignInForm>
  )
}

/** The clinic reset the password, and the code is already on its way. */
export function ResetScreen({ signIn }: { signIn: SignIn }) {
  const { CHALLENGES } = useTexts('sign-in')
  const forgotten = useForgotten(signIn)
  return (
    <ForgotCode
      signIn={signIn}
      forgotten={forgotten}
      title={CHALLENGES.reset.title}
      lead={CHALLENGES.reset.lead}
      onChange={() => signIn.again('phone')}
    />
  )
}
