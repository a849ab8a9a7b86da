import { MfaChoice, NewPassword } from '@/components/account/sign-in/challenge-screens'
import { CodeScreen } from '@/components/account/sign-in/code-screen'
import { PasswordScreen, PhoneScreen } from '@/components/account/sign-in/first-screens'
import { ResetScreen } from '@/components/account/sign-in/forgot-code'
import { DoneScreen, EndedScreen, ExistingAccountScreen } from '@/components/account/sign-in/stop-screens'
import { TotpSetUp } from '@/components/account/sign-in/totp-set-up'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'

type Props = {
  signIn: SignIn
  next: string
  /** The pool has a hosted sign-in page. */
  hosted?: boolean
}

export function SignInScreens({ signIn, next, hosted = false }: Props) {
  const { screen, moves } = signIn
  switch (screen.kind) {
    case 'phone':
      return <PhoneScreen signIn={signIn} next={next} hosted={hosted} isFirst={moves === 0} />
    case 'password':
      return <PasswordScreen signIn={signIn} next={next} />
    case 'code':
      return <CodeScreen key={moves} signIn={signIn} step={screen} />
    case 'sms_mfa':
    case 'totp':
    case 'confirm_sign_up':
      return <CodeScreen key={screen.kind} signIn={signIn} step={screen} />
    case 'totp_setup':
      return <TotpSetUp signIn={signIn} secret={screen.secret} uri={screen.uri} />
    case 'mfa_choice':
      return <MfaChoice signIn={signIn} allowed={screen.allowed} />
    case 'new_password':
      return <NewPassword signIn={signIn} />
    case 'reset_password':
      return <ResetScreen signIn={signIn} />
    case 'known':
      return <ExistingAccountScreen signIn={signIn} next={next} />
    case 'done':
      return <DoneScreen next={next} />
    default:
      return <EndedScreen signIn={signIn} kind={screen.kind} />
  }
}
