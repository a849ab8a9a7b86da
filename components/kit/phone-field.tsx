// A mobile number of India, typed as people type it: flows/phone.ts reads it.
import { Field, type FieldProps } from '@/components/kit/field'
import { PHONE } from '@/lib/texts/en/questions/input-phone'

type Props = Pick<FieldProps, 'value' | 'mistake'> & {
  name?: string
  label?: string
  /** Beside a password it is what a password manager keeps the password under. */
  isUsername?: boolean
}

export function PhoneField({ name = 'phone', label = PHONE.label, isUsername = false, ...field }: Props) {
  return (
    <Field
      {...field}
      name={name}
      label={label}
      hint={PHONE.hint}
      // Not "tel": HTML keeps a number without its country code for text fields.
      type="text"
      inputMode="numeric"
      autoComplete={isUsername ? 'username' : 'tel-national'}
    />
  )
}
