// A forgotten password: the number first.
import Link from 'next/link'
import styles from '@/components/auth/auth.module.css'
import { AuthForm } from '@/components/auth/auth-form'
import { withNext } from '@/components/auth/first-screens'
import { ForgotCode } from '@/components/auth/forgot-code'
import { PhoneField } from '@/components/auth/phone-field'
import { SignInScreens } from '@/components/auth/sign-in'
import { typedIn } from '@/components/auth/way'
import { useForgotten } from '@/lib/browser/sign-in/use-forgotten'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { FORGOT, SIGN_IN } from '@/lib/texts/en/sign-in'

type Props = { sign: SignIn; next: string }

export function ForgotPassword({ sign, next }: Props) {
  const forgotten = useForgotten(sign)
  // A second step of the account, and the end, are a sign-in's.
  if (!['phone', 'known'].includes(sign.screen.kind)) return <SignInScreens sign={sign} next={next} />
  if (forgotten.sentTo !== null)
    return (
      <ForgotCode
        sign={sign}
        forgotten={forgotten}
        title={FORGOT.codeTitle}
        lead={FORGOT.codeLead(forgotten.sentTo)}
        onChange={forgotten.change}
      />
    )
  return (
    <AuthForm
      title={FORGOT.title}
      lead={FORGOT.lead}
      button={SIGN_IN.send}
      working={SIGN_IN.sending}
      busy={sign.busy}
      problems={sign.problems}
      isFirst={!forgotten.isAgain}
      first="phone"
      onSubmit={(values) => forgotten.send(typedIn(values, 'phone'))}
      ways={
        <Link className={styles.way} href={withNext('/sign-in', next)} prefetch={false}>
          {FORGOT.codeInstead}
        </Link>
      }
    >
      <PhoneField value={sign.phone} problems={sign.problems} />
    </AuthForm>
  )
}
