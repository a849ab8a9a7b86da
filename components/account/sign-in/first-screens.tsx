import styles from '@/components/account/sign-in/sign-in.module.css'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { Anchor } from '@/components/kit/anchor'
import { PasswordField } from '@/components/kit/fields/password-field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { TextLink } from '@/components/kit/text-link'
import { ACCOUNT_PATHS, withNext } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readField } from '@/lib/browser/identity/read-fields'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'

type Props = { signIn: SignIn; next: string; hosted: boolean; isFirst: boolean }

export function PhoneScreen({ signIn, next, hosted, isFirst }: Props) {
  const { SIGN_IN } = useTexts('sign-in')
  return (
    <SignInForm
      signIn={signIn}
      title={SIGN_IN.title}
      lead={SIGN_IN.lead}
      button={SIGN_IN.send}
      working={SIGN_IN.sending}
      notice={signIn.notice}
      isFirst={isFirst}
      first="phone"
      onSubmit={(values) => signIn.sendCode(readField(values, 'phone'))}
      otherMethods={
        <>
          <SignInMethod
            text={SIGN_IN.usePassword}
            posts="password"
            onPress={(values) => signIn.again('password', null, readField(values, 'phone'))}
          />
          {hosted ? (
            <SignInMethod
              text={SIGN_IN.hosted}
              posts="hosted"
              busy={signIn.isBusy}
              onPress={() => signIn.leaveForHosted(next)}
            />
          ) : null}
          <TextLink href={withNext(ACCOUNT_PATHS.signUp, next)}>{SIGN_IN.signUp}</TextLink>
        </>
      }
    >
      <PhoneField value={signIn.phone} mistake={mistakeOf(signIn.problems, 'phone')} />
      <p className={styles.consent}>
        {SIGN_IN.consent} <Anchor href={PATHS.privacy}>{SIGN_IN.privacy}</Anchor>
      </p>
    </SignInForm>
  )
}

export function PasswordScreen({ signIn, next }: Pick<Props, 'signIn' | 'next'>) {
  const { PASSWORD, SIGN_IN } = useTexts('sign-in')
  return (
    <SignInForm
      signIn={signIn}
      title={PASSWORD.title}
      button={PASSWORD.button}
      working={SIGN_IN.working}
      notice={signIn.notice}
      first={signIn.phone === '' ? 'phone' : 'password'}
      isSentByScript
      onSubmit={signIn.sendPassword}
      otherMethods={
        <>
          <TextLink href={withNext(ACCOUNT_PATHS.forgotPassword, next)}>{PASSWORD.forgot}</TextLink>
          <SignInMethod
            text={SIGN_IN.useCode}
            onPress={(values) => signIn.again('phone', null, readField(values, 'phone'))}
          />
        </>
      }
    >
      <PhoneField value={signIn.phone} mistake={mistakeOf(signIn.problems, 'phone')} isUsername />
      <PasswordField mistake={mistakeOf(signIn.problems, 'password')} />
    </SignInForm>
  )
}
