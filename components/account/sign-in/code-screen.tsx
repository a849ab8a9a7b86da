import type { ReactNode } from 'react'
import { Resend } from '@/components/account/sign-in/resend'
import { SignInForm } from '@/components/account/sign-in/sign-in-form'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { CodeField, SentCodeField } from '@/components/kit/fields/code-field'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { readCodeField } from '@/lib/browser/identity/read-fields'
import type { SignInStep } from '@/lib/browser/pool/types'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import { maskedDestination } from '@/lib/texts/format'

type CodeStep = Extract<SignInStep, { kind: 'code' | 'sms_mfa' | 'totp' | 'confirm_sign_up' }>
type Props = { signIn: SignIn; step: CodeStep; title?: string; lead?: string; more?: ReactNode }

function useSentMessage(step: CodeStep): { title: string; lead: string } {
  const { CHALLENGES, CODE_SCREEN } = useTexts('sign-in')
  if (step.kind === 'code')
    return {
      title: CODE_SCREEN.title,
      lead: fill(step.isLate ? CODE_SCREEN.late : CODE_SCREEN.sent, { to: maskedDestination(step.masked) }),
    }
  if (step.kind === 'sms_mfa') {
    const { title, lead, leadTo } = CHALLENGES.sms
    return { title, lead: step.to ? fill(leadTo, { to: maskedDestination(step.to) }) : lead }
  }
  return step.kind === 'totp' ? CHALLENGES.totp : CHALLENGES.confirm
}

export function CodeScreen({ signIn, step, title, lead, more }: Props) {
  const { CHALLENGES, CODE_SCREEN, SIGN_IN } = useTexts('sign-in')
  const texts = useSentMessage(step)
  const mistake = mistakeOf(signIn.problems, 'code')
  const isTotp = step.kind === 'totp'
  const isNew = step.kind === 'confirm_sign_up'
  return (
    <SignInForm
      signIn={signIn}
      title={title ?? texts.title}
      lead={lead ?? texts.lead}
      button={isNew ? CODE_SCREEN.confirm : CODE_SCREEN.button}
      working={CODE_SCREEN.checking}
      notice={signIn.notice}
      first="code"
      onSubmit={(values) => signIn.answerTyped(readCodeField(values))}
      otherMethods={
        <>
          {step.kind === 'code' ? (
            <Resend key={step.resendAt} at={step.resendAt} busy={signIn.isBusy} onResend={signIn.resend} />
          ) : null}
          {isNew ? <SignInMethod text={CODE_SCREEN.resend} busy={signIn.isBusy} onPress={signIn.resend} /> : null}
          <SignInMethod text={CODE_SCREEN.change} onPress={() => signIn.again('phone')} />
          {step.kind === 'code' ? (
            <SignInMethod text={SIGN_IN.usePassword} onPress={() => signIn.again('password')} />
          ) : null}
          {more}
        </>
      }
    >
      {isTotp ? (
        <CodeField label={CODE_SCREEN.label} hint={CHALLENGES.totp.hint} mistake={mistake} />
      ) : (
        <SentCodeField label={CODE_SCREEN.label} hint={CODE_SCREEN.hint} mistake={mistake} sends />
      )}
    </SignInForm>
  )
}
