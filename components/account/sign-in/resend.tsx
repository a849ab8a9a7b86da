// A screen reader announces only the beginning and the end of the countdown.
import { useState } from 'react'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { clockText, useCountdown } from '@/lib/browser/forms/use-countdown'
import { useTexts } from '@/lib/browser/texts'
import { fill, plural } from '@/lib/texts/fill'

type Props = { at: string; busy: boolean; onResend(): unknown }

export function Resend({ at, busy, onResend }: Props) {
  const { LANGUAGE } = useTexts('language')
  const { CODE_SCREEN } = useTexts('sign-in')
  const left = useCountdown(at)
  const [first] = useState(left)
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <p className={styles.wait} aria-hidden="true">
          {fill(CODE_SCREEN.resendIn, { time: clockText(left) })}
        </p>
      ) : (
        <SignInMethod text={CODE_SCREEN.resend} busy={busy} onPress={onResend} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {left > 0 ? plural(LANGUAGE, CODE_SCREEN.resendSoon, { count: first }) : first > 0 ? CODE_SCREEN.resendNow : ''}
      </p>
    </div>
  )
}
