// The rules of a new account's details, those of the booking steps. A module of its own because it comes late.
import { isEmail } from '@/flows/email'
import { parseParam } from '@/flows/params'
import { passwordCause } from '@/flows/password'
import { parseIndianMobile } from '@/flows/phone'
import type { Problem } from '@/lib/browser/sign-in/use-auth-run'
import { causeText } from '@/lib/texts/en/causes'
import { PASSWORD, SIGN_UP } from '@/lib/texts/en/sign-in'

type Typed = Record<'name' | 'phone' | 'email' | 'password', string>
type Details = { phone: string; password: string; name: string; email?: string }

/** The details as they are sent; or what is wrong with them, in the order of the page. */
export function readDetails({ name, phone, email, password }: Typed): { details: Details } | { problems: Problem[] } {
  const named = parseParam('name', name, 'ORGANIC')
  const number = parseIndianMobile(phone)
  const cause = passwordCause(password)
  const problems = [
    ...('cause' in named ? [{ control: 'name', text: causeText('name', named.cause) }] : []),
    ...(number.ok ? [] : [{ control: 'phone', text: causeText('phone', number.reason) }]),
    ...(email === '' || isEmail(email) ? [] : [{ control: 'email', text: SIGN_UP.emailWrong }]),
    ...(cause === null ? [] : [{ control: 'password', text: PASSWORD.causes[cause] }]),
  ]
  if (problems.length > 0 || 'cause' in named || !number.ok) return { problems }
  return { details: { phone: number.e164, password, name: named.value, email: email || undefined } }
}
