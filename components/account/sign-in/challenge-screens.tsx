import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { Choices } from '@/components/kit/choices/choices'
import { PasswordField } from '@/components/kit/fields/password-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField, typedNewPassword } from '@/lib/browser/identity/read-fields'
import type { MfaMethod } from '@/lib/browser/pool/types'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

const Other = ({ sign }: { sign: SignIn }) => {
  const { CODE_SCREEN } = useTexts('sign-in')
  return <SignInMethod text={CODE_SCREEN.change} onPress={() => sign.again('phone')} />
}

export function MfaChoice({ sign, allowed }: { sign: SignIn; allowed: readonly MfaMethod[] }) {
  const { CHALLENGES, SIGN_IN } = useTexts('sign-in')
  const { title, lead, legend, button, empty } = CHALLENGES.choice
  return (
    <SignInForm
      sign={sign}
      title={title}
      lead={lead}
      button={button}
      working={SIGN_IN.working}
      onSubmit={(values) => {
        const method = readField(values, 'method')
        return method === '' ? sign.setProblems([{ control: 'method', text: empty }]) : sign.answer(method)
      }}
      otherMethods={<Other sign={sign} />}
    >
      <Choices
        name="method"
        legend={legend}
        options={allowed.map((method) => ({ value: method, label: CHALLENGES.choice[method] }))}
        value=""
        mistake={mistakeOf(sign.problems, 'method')}
      />
    </SignInForm>
  )
}

export function NewPassword({ sign }: { sign: SignIn }) {
  const { CHALLENGES, SIGN_IN } = useTexts('sign-in')
  const { title, lead, button } = CHALLENGES.newPassword
  return (
    <SignInForm
      sign={sign}
      title={title}
      lead={lead}
      button={button}
      working={SIGN_IN.working}
      first="password"
      onSubmit={(values) => sign.answerTyped(typedNewPassword(values))}
      otherMethods={<Other sign={sign} />}
    >
      <PasswordField isNew mistake={mistakeOf(sign.problems, 'password')} />
    </SignInForm>
  )
}
