// Patients type the number in any form; flows/phone.ts reads it.
import { Field, type FieldProps } from '@/components/kit/fields/field'
import { useTexts } from '@/lib/browser/texts'

type Props = Pick<FieldProps, 'value' | 'mistake'> & {
  name?: string
  label?: string
  /** Beside a password field, a password manager stores the password under this number. */
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
      // Not "tel": HTML allows `tel-national` only on text fields.
      type="text"
      inputMode="numeric"
      autoComplete={isUsername ? 'username' : 'tel-national'}
    />
  )
}
