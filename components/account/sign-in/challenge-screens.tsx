import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { Choices } from '@/components/kit/choices/choices'
import { PasswordField } from '@/components/kit/fields/password-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField, typedNewPassword } from '@/lib/browser/identity/read-fields'
import type { MfaMethod } from '@/lib/browser/pool/types'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

const Other = ({ signIn }: { signIn: SignIn }) => {
  const { CODE_SCREEN } = useTexts('sign-in')
  return <SignInMethod text={CODE_SCREEN.change} onPress={() => signIn.again('phone')} />
}

export function MfaChoice({ signIn, allowed }: { signIn: SignIn; allowed: readonly MfaMethod[] }) {
  const { CHALLENGES, SIGN_IN } = useTexts('sign-in')
  const { title, lead, legend, button, empty } = CHALLENGES.choice
  return (
    <SignInForm
      signIn={signIn}
      title={title}
      lead={lead}
      button={button}
      working={SIGN_IN.working}
      onSubmit={(values) => {
        const method = readField(values, 'method')
        return method === '' ? signIn.setProblems([{ control: 'method', text: empty }]) : signIn.answer(method)
      }}
      otherMethods={<Other signIn={signIn} />}
    >
      <Choices
        name="method"
        legend={legend}
        options={allowed.map((method) => ({ value: method, label: CHALLENGES.choice[method] }))}
        value=""
        mistake={mistakeOf(signIn.problems, 'method')}
      />
    </SignInForm>
  )
}

export function NewPassword({ signIn }: { signIn: SignIn }) {
  const { CHALLENGES, SIGN_IN } = useTexts('sign-in')
  const { title, lead, button } = CHALLENGES.newPassword
  return (
    <SignInForm
      signIn={signIn}
      title={title}
      lead={lead}
      button={button}
      working={SIGN_IN.working}
      first="password"
      onSubmit={(values) => signIn.answerTyped(typedNewPassword(values))}
      otherMethods={<Other signIn={signIn} />}
    >
      <PasswordField isNew mistake={mistakeOf(signIn.problems, 'password')} />
    </SignInForm>
  )
}
