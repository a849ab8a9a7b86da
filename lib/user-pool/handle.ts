// Cognito's protocol: JSON, the operation in a header, errors as 400 with name and text.
import { isKeyOf } from '@/lib/types/keys'
import type { Context } from '@/lib/user-pool/context'
import { isPoolError, type PoolError } from '@/lib/user-pool/errors'
import { randomUuid } from '@/lib/user-pool/hashes'
import type { Operation } from '@/lib/user-pool/operation'
import { IDENTITY_OPERATIONS, OPERATIONS } from '@/lib/user-pool/operations'

export type PoolAnswer = { status: number; headers: Record<string, string>; body: object }

const SERVICES = {
  AWSCognitoIdentityProviderService: OPERATIONS,
  AWSCognitoIdentityService: IDENTITY_OPERATIONS,
} as const
const TYPE = 'application/x-amz-json-1.1'
/** Clients and proxies refuse longer headers. The body has the whole text. */
const LONGEST_HEADER = 1024

function reply(status: number, body: object, headers: Record<string, string> = {}): PoolAnswer {
  return { status, headers: { 'content-type': TYPE, 'x-amzn-requestid': randomUuid(), ...headers }, body }
}

/** The name is in the body too, because another origin can't read the header. */
export function errorAnswer({ type, message }: Pick<PoolError, 'type' | 'message'>, status = 400): PoolAnswer {
  // A header takes Latin letters only.
  const headers = {
    'x-amzn-errortype': `${type}:`,
    'x-amzn-errormessage': message.slice(0, LONGEST_HEADER).replace(/[^\x20-\x7e]/g, '?'),
  }
  return reply(status, { __type: type, message }, headers)
}

export const internalError = (): PoolAnswer =>
  errorAnswer({ type: 'InternalErrorException', message: 'Something went wrong' }, 500)

export const badJson = (): PoolAnswer =>
  errorAnswer({ type: 'SerializationException', message: 'The request is not valid JSON.' })

/** Null members count as absent, as at Cognito. Null for a text that is no JSON. */
export function readJson(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text, (_name, value: unknown) => (value === null ? undefined : value)) }
  } catch {
    return null
  }
}

function operationOf(target: string): Operation | undefined {
  const [service = '', name = ''] = target.split('.')
  if (!isKeyOf(SERVICES, service)) return undefined
  const operations = SERVICES[service]
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}

/** Throws only unexpected errors. */
export async function handle(target: string, body: unknown, context: Context): Promise<PoolAnswer> {
  const operation = operationOf(target)
  if (!operation)
    return errorAnswer({ type: 'UnknownOperationException', message: `Unknown operation ${target.slice(0, 100)}` })
  try {
    return reply(200, await operation.run(body, context))
  } catch (error) {
    if (isPoolError(error)) return errorAnswer(error)
    throw error
  }
}
