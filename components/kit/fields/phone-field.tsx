// A mobile number of India, typed as people type it: flows/phone.ts reads it.
import { Field, type FieldProps } from '@/components/kit/fields/field'
import { useTexts } from '@/lib/browser/texts'

type Props = Pick<FieldProps, 'value' | 'mistake'> & {
  name?: string
  label?: string
  /** Beside a password it is what a password manager keeps the password under. */
  isUsername?: boolean
}

export function PhoneField({ name = 'phone', label, isUsername = false, ...field }: Props) {
  const { PHONE } = useTexts('input-phone')
  return (
    <Field
      {...field}
      name={name}
      label={label ?? PHONE.label}
      hint={PHONE.hint}
      // Not "tel": HTML keeps a number without its country code for text fields.
      type="text"
      inputMode="numeric"
      autoComplete={isUsername ? 'username' : 'tel-national'}
    />
  )
}
