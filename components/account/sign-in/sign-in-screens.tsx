import { MfaChoice, NewPassword } from '@/components/account/sign-in/challenge-screens'
import { CodeScreen } from '@/components/account/sign-in/code-screen'
import { PasswordScreen, PhoneScreen } from '@/components/account/sign-in/first-screens'
import { ResetScreen } from '@/components/account/sign-in/forgot-code'
import { DoneScreen, EndedScreen, ExistingAccountScreen } from '@/components/account/sign-in/stop-screens'
import { TotpSetUp } from '@/components/account/sign-in/totp-set-up'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'

type Props = {
  sign: SignIn
  next: string
  /** The pool has a hosted sign-in page. */
  hosted?: boolean
}

export function SignInScreens({ sign, next, hosted = false }: Props) {
  const { screen, moves } = sign
  switch (screen.kind) {
    case 'phone':
      return <PhoneScreen sign={sign} next={next} hosted={hosted} isFirst={moves === 0} />
    case 'password':
      return <PasswordScreen sign={sign} next={next} />
    case 'code':
      return <CodeScreen key={moves} sign={sign} step={screen} />
    case 'sms_mfa':
    case 'totp':
    case 'confirm_sign_up':
      return <CodeScreen key={screen.kind} sign={sign} step={screen} />
    case 'totp_setup':
      return <TotpSetUp sign={sign} secret={screen.secret} uri={screen.uri} />
    case 'mfa_choice':
      return <MfaChoice sign={sign} allowed={screen.allowed} />
    case 'new_password':
      return <NewPassword sign={sign} />
    case 'reset_password':
      return <ResetScreen sign={sign} />
    case 'known':
      return <ExistingAccountScreen sign={sign} next={next} />
    case 'done':
      return <DoneScreen next={next} />
    default:
      return <EndedScreen sign={sign} kind={screen.kind} />
  }
}
