// Every screen that asks for six digits: the code of the sign-in, of the second step, of an authenticator app, of a new
// account.
import type { ReactNode } from 'react'
import { CodeField, SentCodeField } from '@/components/sign-in/code-field'
import { Resend } from '@/components/sign-in/resend'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { typedIn, Way } from '@/components/sign-in/way'
import { readCode } from '@/flows/code'
import type { SignInStep } from '@/lib/browser/pool/types'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { CHALLENGES, CODE_SCREEN, SIGN_IN } from '@/lib/texts/en/sign-in'

type Step = Extract<SignInStep, { kind: 'code' | 'sms_mfa' | 'totp' | 'confirm_sign_up' }>
type Props = { sign: SignIn; step: Step; title?: string; lead?: string; more?: ReactNode }

const leadOf = (step: Step): string => {
  if (step.kind === 'code') return CODE_SCREEN.sent(step.masked)
  if (step.kind === 'sms_mfa') return CHALLENGES.sms.lead(step.to)
  return step.kind === 'totp' ? CHALLENGES.totp.lead : CHALLENGES.confirm.lead
}
const TITLES = {
  code: CODE_SCREEN.title,
  sms_mfa: CHALLENGES.sms.title,
  totp: CHALLENGES.totp.title,
  confirm_sign_up: CHALLENGES.confirm.title,
} satisfies Record<Step['kind'], string>

/** Reads the code of a form and hands it on; what can't be one is said at once. */
export function takeCode(sign: Pick<SignIn, 'setProblems'>, values: FormData, take: (code: string) => unknown): void {
  const read = readCode(typedIn(values, 'code'))
  if ('cause' in read) sign.setProblems([{ control: 'code', text: CODE_SCREEN.causes[read.cause] }])
  else take(read.value)
}

export function CodeScreen({ sign, step, title = TITLES[step.kind], lead = leadOf(step), more }: Props) {
  const isTotp = step.kind === 'totp'
  const isNew = step.kind === 'confirm_sign_up'
  return (
    <SignInForm
      title={title}
      lead={lead}
      button={isNew ? CODE_SCREEN.confirm : CODE_SCREEN.button}
      working={CODE_SCREEN.checking}
      busy={sign.busy}
      problems={sign.problems}
      notice={sign.notice}
      first="code"
      onSubmit={(values) => takeCode(sign, values, sign.answer)}
      ways={
        <>
          {step.kind === 'code' ? (
            <Resend key={step.resendAt} at={step.resendAt} busy={sign.busy} onResend={sign.resend} />
          ) : null}
          {isNew ? <Way text={CODE_SCREEN.resend} busy={sign.busy} onPress={sign.resend} /> : null}
          <Way text={CODE_SCREEN.change} onPress={() => sign.again('phone')} />
          {step.kind === 'code' ? <Way text={SIGN_IN.usePassword} onPress={() => sign.again('password')} /> : null}
          {more}
        </>
      }
    >
      {isTotp ? (
        <CodeField hint={CHALLENGES.totp.hint} problems={sign.problems} />
      ) : (
        <SentCodeField problems={sign.problems} send />
      )}
    </SignInForm>
  )
}
