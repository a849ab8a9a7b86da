// A forgotten password: the number, then the code with a new password, which signs in at once.
import Link from 'next/link'
import styles from '@/components/auth/auth.module.css'
import { AuthForm } from '@/components/auth/auth-form'
import { SentCodeField } from '@/components/auth/code-field'
import { withNext } from '@/components/auth/first-screens'
import { PasswordField } from '@/components/auth/password-field'
import { PhoneField } from '@/components/auth/phone-field'
import { SignInScreens } from '@/components/auth/sign-in'
import { typedIn, Way } from '@/components/auth/way'
import { useForgotten } from '@/lib/client/use-forgotten'
import type { SignIn } from '@/lib/client/use-sign-in'
import { CODE_SCREEN, FORGOT, SIGN_IN } from '@/lib/texts/en/sign-in'

type Props = { sign: SignIn; next: string }

export function ForgotPassword({ sign, next }: Props) {
  const { sentTo, send, save, change } = useForgotten(sign)
  // A second step of the account, and the end, are a sign-in's.
  if (!['phone', 'known'].includes(sign.screen.kind)) return <SignInScreens sign={sign} next={next} />
  if (sentTo === null)
    return (
      <AuthForm
        key="phone"
        title={FORGOT.title}
        lead={FORGOT.lead}
        button={SIGN_IN.send}
        working={SIGN_IN.sending}
        busy={sign.busy}
        problems={sign.problems}
        isFirst={sign.moves === 0}
        onSubmit={(values) => send(typedIn(values, 'phone'))}
        ways={
          <Link className={styles.way} href={withNext('/sign-in', next)} prefetch={false}>
            {FORGOT.codeInstead}
          </Link>
        }
      >
        <PhoneField value={sign.phone} problems={sign.problems} />
      </AuthForm>
    )
  return (
    <AuthForm
      key="code"
      title={FORGOT.codeTitle}
      lead={FORGOT.codeLead(sentTo)}
      button={FORGOT.button}
      working={FORGOT.saving}
      busy={sign.busy}
      problems={sign.problems}
      notice={sign.notice}
      first="code"
      onSubmit={save}
      ways={
        <>
          <Way text={CODE_SCREEN.resend} busy={sign.busy} onPress={() => send(sign.phone)} />
          <Way text={CODE_SCREEN.change} onPress={change} />
        </>
      }
    >
      <SentCodeField problems={sign.problems} send={false} />
      <PasswordField isNew problems={sign.problems} />
    </AuthForm>
  )
}
