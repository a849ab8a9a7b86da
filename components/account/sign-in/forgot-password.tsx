import { ForgotCode } from '@/components/account/sign-in/forgot-code'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInScreens } from '@/components/account/sign-in/sign-in-screens'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { TextLink } from '@/components/kit/text-link'
import { ACCOUNT_PATHS, withNext } from '@/lib/addresses/account'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField } from '@/lib/browser/identity/read-fields'
import { useForgotten } from '@/lib/browser/sign-in/use-forgotten'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Props = { signIn: SignIn; next: string; isPosted: boolean }

export function ForgotPassword({ signIn, next, isPosted }: Props) {
  const { FORGOT, SIGN_IN } = useTexts('sign-in')
  const forgotten = useForgotten(signIn, isPosted)
  // The sign-in screens handle a second step and the end.
  if (!['phone', 'known'].includes(signIn.screen.kind)) return <SignInScreens signIn={signIn} next={next} />
  if (forgotten.sentTo !== null)
    return (
      <ForgotCode
        signIn={signIn}
        forgotten={forgotten}
        title={FORGOT.codeTitle}
        lead={fill(FORGOT.codeLead, { phone: forgotten.sentTo })}
        onChange={forgotten.change}
      />
    )
  return (
    <SignInForm
      signIn={signIn}
      title={FORGOT.title}
      lead={FORGOT.lead}
      button={SIGN_IN.send}
      working={SIGN_IN.sending}
      isFirst={!forgotten.isAgain}
      first="phone"
      onSubmit={(values) => forgotten.send(readField(values, 'phone'))}
      otherMethods={<TextLink href={withNext(ACCOUNT_PATHS.signIn, next)}>{FORGOT.codeInstead}</TextLink>}
    >
      <PhoneField value={signIn.phone} mistake={mistakeOf(signIn.problems, 'phone')} />
    </SignInForm>
  )
}
