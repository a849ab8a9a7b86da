import { readCode } from '@/flows/code'
import { passwordCause } from '@/flows/password'
import { parseIndianMobile } from '@/flows/phone'
import type { Problem } from '@/lib/browser/forms/problem'
import { textsHere } from '@/lib/browser/texts'
import { readablePhone } from '@/lib/texts/format'

export type FieldEntry = { value: string } | { problem: Problem }

export const readField = (values: FormData, name: string): string => String(values.get(name) ?? '')

const refused = (control: string, text: string): FieldEntry => ({ problem: { control, text } })

export const problemsIn = (...typed: readonly FieldEntry[]): Problem[] =>
  typed.flatMap((each) => ('problem' in each ? [each.problem] : []))

export function readCodeField(values: FormData, control = 'code'): FieldEntry {
  const read = readCode(readField(values, control))
  return 'cause' in read ? refused(control, textsHere('sign-in').CODE_SCREEN.causes[read.cause]) : read
}

export function typedPassword(values: FormData, control = 'password'): FieldEntry {
  const value = readField(values, control)
  return value === '' ? refused(control, textsHere('sign-in').PASSWORD.empty) : { value }
}

export function typedNewPassword(values: FormData, control = 'password'): FieldEntry {
  const value = readField(values, control)
  const cause = passwordCause(value)
  return cause === null ? { value } : refused(control, textsHere('sign-in').PASSWORD.causes[cause])
}

export function readableEntry(typed: string): string {
  const read = parseIndianMobile(typed)
  return read.ok ? readablePhone(read.e164) : typed
}

export function readPhoneField(typed: string, control = 'phone'): FieldEntry {
  const read = parseIndianMobile(typed)
  return read.ok ? { value: read.e164 } : refused(control, textsHere('input-phone').PHONE.causes.phone[read.reason])
}
