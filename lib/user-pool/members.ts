import type { z } from 'zod'
import { invalidParameter, PoolError } from '@/lib/user-pool/errors'

/** Cognito's texts repeat the values of these; its model marks the others as sensitive. */
const REPEATED = [
  'AccountId',
  'AttributeName',
  'AuthFlow',
  'ChallengeName',
  'CustomRoleArn',
  'DeliveryMedium',
  'DeviceKey',
  'DeviceRememberedStatus',
  'IdentityId',
  'IdentityPoolId',
  'Limit',
]

const memberPath = (path: PropertyKey[]): string =>
  path
    .map((part, at) => (at === 0 ? String(part).replace(/^./, (first) => first.toLowerCase()) : String(part)))
    .join('.')

function constraintOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'Member must not be null'
    case 'too_small':
      return `Member must have ${issue.origin === 'number' ? 'value' : 'length'} greater than or equal to ${issue.minimum}`
    case 'too_big':
      return `Member must have ${issue.origin === 'number' ? 'value' : 'length'} less than or equal to ${issue.maximum}`
    case 'invalid_value':
      if (issue.input === undefined) return 'Member must not be null'
      return `Member must satisfy enum value set: [${issue.values.map(String).join(', ')}]`
    default:
      return issue.message
  }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const hasText = REPEATED.includes(String(issue.path.at(-1)))
  const value = issue.input === undefined ? 'null ' : `'${String(issue.input)}' `
  return `Value ${hasText ? value : ''}at '${memberPath(issue.path)}' failed to satisfy constraint: ${constraintOf(issue)}`
}

const invalidInput = (issues: z.core.$ZodIssue[]): PoolError =>
  invalidParameter(
    `${issues.length} validation error${issues.length > 1 ? 's' : ''} detected: ${issues.map(sentenceOf).join('; ')}`,
  )

const WANTED: Record<string, string> = {
  string: 'a String',
  int: 'an Integer',
  number: 'an Integer',
  boolean: 'a Boolean',
}

/** For a wrong type: the service fails while it reads, before it validates. */
function unreadable(value: unknown, wanted: string): PoolError {
  const kind = typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : (typeof value).toUpperCase()
  const text = Array.isArray(value)
    ? 'Start of list found where not expected'
    : typeof value === 'object'
      ? 'Start of structure or map found where not expected.'
      : `${kind}_VALUE can not be converted to ${WANTED[wanted] ?? 'a Collection'}`
  return new PoolError('SerializationException', text)
}

function typeRefusalOf(issues: z.core.$ZodIssue[]): PoolError | null {
  for (const { code, input, ...issue } of issues) {
    if (input === undefined) continue
    if (code === 'invalid_type') return unreadable(input, String(Reflect.get(issue, 'expected')))
    if (code === 'invalid_value' && typeof input !== 'string') return unreadable(input, 'string')
  }
  return null
}

/** PostgreSQL can't store a NUL, and no encoding has half a character. */
const isBroken = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text)

function brokenAt(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return isBroken(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const at = isBroken(name) ? path : brokenAt(inner, [...path, name])
    if (at) return at
  }
  return null
}

/** Throws SerializationException for a wrong type, InvalidParameterException otherwise. */
export function readMembers<S extends z.ZodType>(input: S, body: unknown): z.output<S> {
  const checked = input.safeParse(body ?? {}, { reportInput: true })
  if (!checked.success) throw typeRefusalOf(checked.error.issues) ?? invalidInput(checked.error.issues)
  const path = brokenAt(checked.data, [])
  if (path) throw invalidInput([{ code: 'custom', path, message: 'Member must be valid UTF-8 without NUL' }])
  return checked.data
}
