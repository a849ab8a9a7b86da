// The one input of a code. A browser that reads the message itself may fill it and send the form.
import { useRef } from 'react'
import { Field } from '@/components/kit/field'
import styles from '@/components/sign-in/sign-in.module.css'
import { mistakeOf, type Problems } from '@/lib/browser/sign-in/use-auth-run'
import { useWebOtp } from '@/lib/browser/sign-in/use-web-otp'
import { CODE_SCREEN } from '@/lib/texts/en/sign-in'

type Props = { label?: string; hint?: string; problems: Problems }

export function CodeField({ label = CODE_SCREEN.label, hint = CODE_SCREEN.hint, problems }: Props) {
  return (
    <div className={styles.code}>
      <Field
        name="code"
        label={label}
        hint={hint}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for the spaces of a code that is pasted.
        maxLength={12}
        value=""
        mistake={mistakeOf(problems, 'code')}
      />
    </div>
  )
}

/** The code field of a message that is on its way. */
export function SentCodeField(props: Props & { send: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useWebOtp((code) => {
    const input = box.current?.querySelector('input')
    if (!input) return
    input.value = code
    if (props.send) input.form?.requestSubmit()
  })
  return (
    <div ref={box}>
      <CodeField {...props} />
    </div>
  )
}
