// A separate module, because it loads late.

import { isEmail } from '@/flows/email'
import { parseParam } from '@/flows/params'
import type { Problem } from '@/lib/browser/forms/problem'
import {
  type FieldEntry,
  problemsIn,
  readField,
  readPhoneField,
  typedNewPassword,
} from '@/lib/browser/identity/read-fields'
import { textsHere } from '@/lib/browser/texts'

type Details = { phone: string; password: string; name: string; email?: string }

function readName(values: FormData): FieldEntry {
  const parsed = parseParam('name', readField(values, 'name'), 'ORGANIC')
  return 'cause' in parsed
    ? { problem: { control: 'name', text: textsHere('input-name').OWN_NAME.name[parsed.cause] } }
    : parsed
}

function readEmail(values: FormData): FieldEntry {
  const value = readField(values, 'email').trim()
  return value === '' || isEmail(value)
    ? { value }
    : { problem: { control: 'email', text: textsHere('sign-in').SIGN_UP.emailWrong } }
}

export function readDetails(values: FormData): { details: Details } | { problems: Problem[] } {
  const [name, phone, email, password] = [
    readName(values),
    readPhoneField(readField(values, 'phone')),
    readEmail(values),
    typedNewPassword(values),
  ]
  if ('problem' in name || 'problem' in phone || 'problem' in email || 'problem' in password)
    return { problems: problemsIn(name, phone, email, password) }
  return {
    details: { phone: phone.value, password: password.value, name: name.value, email: email.value || undefined },
  }
}
