// The one input of a code that proves something. A browser that reads the message itself may fill it and send the form.
import { useRef } from 'react'
import styles from '@/components/kit/fields/code-field.module.css'
import { Field, type FieldProps } from '@/components/kit/fields/field'
import { useWebOtp } from '@/lib/browser/forms/use-web-otp'

type Props = Pick<FieldProps, 'label' | 'hint' | 'value' | 'mistake' | 'autoFocus'> & {
  /** Of several forms of a page each has its own. */
  name?: string
}

export function CodeField({ name = 'code', ...field }: Props) {
  return (
    <div className={styles.code}>
      <Field
        {...field}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for the spaces of a code that is pasted.
        maxLength={12}
        spellCheck={false}
      />
    </div>
  )
}

/** The code field of a message that is on its way; `sends` where it is all that the form asks. */
export function SentCodeField({ sends = false, ...field }: Props & { sends?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useWebOtp((code) => {
    const input = box.current?.querySelector('input')
    if (!input) return
    input.value = code
    if (sends) input.form?.requestSubmit()
  })
  return (
    <div ref={box}>
      <CodeField {...field} />
    </div>
  )
}
