import { useRef } from 'react'
import styles from '@/components/kit/fields/code-field.module.css'
import { Field, type FieldProps } from '@/components/kit/fields/field'
import { useWebOtp } from '@/lib/browser/forms/use-web-otp'

type Props = Pick<FieldProps, 'label' | 'hint' | 'value' | 'mistake' | 'autoFocus'> & {
  /** Unique among the page's forms. */
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
        // A pasted code may contain spaces.
        maxLength={12}
        spellCheck={false}
      />
    </div>
  )
}

/** WebOTP may fill it; `sends` then submits the form. */
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
