// The number of an account. The hint and the mistakes are those of the flows' phone step.
import { Field } from '@/components/kit/field'
import { mistakeOf, type Problems } from '@/lib/browser/sign-in/use-auth-run'
import { PHONE } from '@/lib/texts/en/steps'

type Props = { value: string; problems: Problems; beside?: 'password' }

export function PhoneField({ value, problems, beside }: Props) {
  return (
    <Field
      name="phone"
      label={PHONE.label}
      hint={PHONE.hint}
      type="text"
      inputMode="numeric"
      // Beside a password it is what a password manager keeps the password under.
      autoComplete={beside ? 'username' : 'tel-national'}
      value={value}
      mistake={mistakeOf(problems, 'phone')}
    />
  )
}
