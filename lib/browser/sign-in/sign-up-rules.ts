// The rules of a new account's details, those of the booking steps. A module of its own because it comes late.

import { isEmail } from '@/flows/email'
import { parseParam } from '@/flows/params'
import type { Problem } from '@/lib/browser/forms/problem'
import { type FieldEntry, problemsIn, typedIn, typedNewPassword, typedPhone } from '@/lib/browser/identity/typed'
import { wordsHere } from '@/lib/browser/words'

type Details = { phone: string; password: string; name: string; email?: string }

function typedName(values: FormData): FieldEntry {
  const parsed = parseParam('name', typedIn(values, 'name'), 'ORGANIC')
  return 'cause' in parsed
    ? { problem: { control: 'name', text: wordsHere('input-name').OWN_NAME.name[parsed.cause] } }
    : parsed
}

function typedEmail(values: FormData): FieldEntry {
  const value = typedIn(values, 'email').trim()
  return value === '' || isEmail(value)
    ? { value }
    : { problem: { control: 'email', text: wordsHere('sign-in').SIGN_UP.emailWrong } }
}

/** The details as they are sent; or what is wrong with them, in the order of the page. */
export function readDetails(values: FormData): { details: Details } | { problems: Problem[] } {
  const [name, phone, email, password] = [
    typedName(values),
    typedPhone(typedIn(values, 'phone')),
    typedEmail(values),
    typedNewPassword(values),
  ]
  if ('problem' in name || 'problem' in phone || 'problem' in email || 'problem' in password)
    return { problems: problemsIn(name, phone, email, password) }
  return {
    details: { phone: phone.value, password: password.value, name: name.value, email: email.value || undefined },
  }
}
