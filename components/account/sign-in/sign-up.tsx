import { useState } from 'react'
import { CodeScreen } from '@/components/account/sign-in/code-screen'
import { LinkScreen } from '@/components/account/sign-in/link-screen'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInScreens } from '@/components/account/sign-in/sign-in-screens'
import { Anchor } from '@/components/kit/anchor'
import { Field } from '@/components/kit/fields/field'
import { PasswordField } from '@/components/kit/fields/password-field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { TextLink } from '@/components/kit/text-link'
import { ACCOUNT_PATHS, withNext } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readableEntry } from '@/lib/browser/identity/read-fields'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useSignUp } from '@/lib/browser/sign-in/use-sign-up'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Props = { signIn: SignIn; next: string; by: 'code' | 'link' }

function Details({ signIn, next, by }: Props) {
  const { SIGN_IN, SIGN_UP } = useTexts('sign-in')
  const { details, create } = useSignUp(signIn, by)
  const { problems } = signIn
  return (
    <SignInForm
      signIn={signIn}
      title={SIGN_UP.title}
      lead={SIGN_UP.lead}
      button={SIGN_UP.button}
      working={SIGN_UP.making}
      notice={signIn.notice}
      isFirst={signIn.moves === 0}
      isSentByScript
      onSubmit={create}
      otherMethods={<TextLink href={withNext(ACCOUNT_PATHS.signIn, next)}>{SIGN_UP.codeInstead}</TextLink>}
    >
      <Field
        name="name"
        label={SIGN_UP.name}
        autoComplete="name"
        value={details.name}
        mistake={mistakeOf(problems, 'name')}
      />
      <PhoneField value={signIn.phone} mistake={mistakeOf(problems, 'phone')} isUsername />
      <Field
        name="email"
        label={SIGN_UP.email}
        hint={SIGN_UP.emailHint}
        type="email"
        autoComplete="email"
        value={details.email}
        mistake={mistakeOf(problems, 'email')}
      />
      <PasswordField isNew mistake={mistakeOf(problems, 'password')} />
      <p className={styles.consent}>
        {SIGN_UP.consent} <Anchor href={PATHS.privacy}>{SIGN_IN.privacy}</Anchor>
      </p>
    </SignInForm>
  )
}

export function SignUp(props: Props) {
  const { SIGN_UP } = useTexts('sign-in')
  const { signIn, next, by } = props
  const { screen, phone } = signIn
  const [isThere, setIsThere] = useState(false)
  // The account is confirmed but not signed in, so a sign-in follows.
  if (screen.kind === 'password' && !isThere) setIsThere(true)
  if (screen.kind === 'phone' && !isThere) return <Details {...props} />
  // The sign-in screens handle any other step of the pool.
  if (screen.kind !== 'confirm_sign_up') return <SignInScreens signIn={signIn} next={next} />
  if (by === 'link') return <LinkScreen signIn={signIn} />
  return (
    <CodeScreen
      signIn={signIn}
      step={screen}
      title={SIGN_UP.confirmTitle}
      lead={fill(SIGN_UP.confirmLead, { phone: readableEntry(phone) })}
    />
  )
}
