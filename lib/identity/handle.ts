// Answers one call in the protocol of Cognito: JSON, the operation in a header, errors as 400 with name and text.
import type { z } from 'zod'
import type { Context } from '@/lib/identity/context'
import { invalidParameter, isPoolError, type PoolError } from '@/lib/identity/errors'
import { randomUuid } from '@/lib/identity/hashes'
import type { Operation } from '@/lib/identity/operation'
import { IDENTITY_OPERATIONS, OPERATIONS } from '@/lib/identity/operations'

export type Answer = { status: number; headers: Record<string, string>; body: object }

const SERVICES = {
  AWSCognitoIdentityProviderService: OPERATIONS,
  AWSCognitoIdentityService: IDENTITY_OPERATIONS,
} as const
const TYPE = 'application/x-amz-json-1.1'

function reply(status: number, body: object, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': TYPE, 'x-amzn-requestid': randomUuid(), ...headers }, body }
}

/** An error as clients read it: the name in a header and in the body, because another origin does not see the header. */
export function errorAnswer({ type, message }: Pick<PoolError, 'type' | 'message'>, status = 400): Answer {
  // A header takes Latin letters alone.
  const headers = { 'x-amzn-errortype': `${type}:`, 'x-amzn-errormessage': message.replace(/[^\x20-\x7e]/g, '?') }
  return reply(status, { __type: type, message }, headers)
}

/** What is said of an error that nobody expected; the caller logs it. */
export const internalError = (): Answer =>
  errorAnswer({ type: 'InternalErrorException', message: 'Something went wrong' }, 500)

export const badJson = (): Answer =>
  errorAnswer({ type: 'SerializationException', message: 'The request is not valid JSON.' })

/** A call's body: what is null counts as absent, as at Cognito. Null for a text that is no JSON. */
export function readJson(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text, (_name, value: unknown) => (value === null ? undefined : value)) }
  } catch {
    return null
  }
}

/** authParameters.USERNAME, as Cognito writes where a value lies. */
const placeOf = (path: PropertyKey[]): string =>
  path
    .map((part, at) => (at === 0 ? String(part).replace(/^./, (first) => first.toLowerCase()) : String(part)))
    .join('.')

function constraintOf({ code, message, ...issue }: z.core.$ZodIssue): string {
  if ('input' in issue && (issue.input ?? null) === null) return 'Member must not be null'
  if (code === 'too_small')
    return `Member must have length greater than or equal to ${String(Reflect.get(issue, 'minimum'))}`
  if (code === 'too_big')
    return `Member must have length less than or equal to ${String(Reflect.get(issue, 'maximum'))}`
  if (code === 'invalid_value')
    return `Member must satisfy enum value set: [${(Reflect.get(issue, 'values') as unknown[]).join(', ')}]`
  return message
}

function refusalOf(issues: z.core.$ZodIssue[]): PoolError {
  const said = issues.map(
    (issue) => `Value at '${placeOf(issue.path)}' failed to satisfy constraint: ${constraintOf(issue)}`,
  )
  return invalidParameter(`${said.length} validation error${said.length > 1 ? 's' : ''} detected: ${said.join('; ')}`)
}

/** A NUL, which PostgreSQL stores nowhere, and half of a character, which no encoding has. */
const isBroken = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text)

/** Where the first broken string of a request lies, names included; null when all are whole. */
function brokenAt(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return isBroken(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const at = isBroken(name) ? path : brokenAt(inner, [...path, name])
    if (at) return at
  }
  return null
}

/** What the operation takes of a body; throws InvalidParameterException. */
function read({ input }: Operation, body: unknown): unknown {
  const checked = input.safeParse(body ?? {}, { reportInput: true })
  if (!checked.success) throw refusalOf(checked.error.issues)
  const path = brokenAt(checked.data, [])
  if (path) throw refusalOf([{ code: 'custom', path, message: 'Member must be valid UTF-8 without NUL' }])
  return checked.data
}

/** The operation of a target, Service.Name. */
function operationOf(target: string): Operation | undefined {
  const [service = '', name = ''] = target.split('.')
  if (!Object.hasOwn(SERVICES, service)) return undefined
  const operations = SERVICES[service as keyof typeof SERVICES]
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}

/** Runs the operation of `target`; throws only what nobody expected. */
export async function handle(target: string, body: unknown, context: Context): Promise<Answer> {
  const operation = operationOf(target)
  if (!operation)
    return errorAnswer({ type: 'UnknownOperationException', message: `Unknown operation ${target.slice(0, 100)}` })
  try {
    return reply(200, await operation.run(read(operation, body), context))
  } catch (error) {
    if (isPoolError(error)) return errorAnswer(error)
    throw error
  }
}
