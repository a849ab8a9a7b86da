// Requests to the embedded pool: every member of every body with hostile values, and requests that are no valid call.
import { POOLS } from '@/lib/addresses/pool'
import { IDENTITY_OPERATIONS, OPERATIONS } from '@/lib/user-pool/operations'
import { type Chance, chanceOf } from '@/tests/reliability/support/fuzz/chance'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { ALWAYS, BROKEN_JSON, JSON_VALUES, TEXTS } from '@/tests/reliability/support/fuzz/hostile'
import type { PoolUsers } from '@/tests/reliability/support/pool-users'
import { type Bodies, identityPoolBodies, userPoolBodies } from '@/tests/support/account/pool-bodies'
import { pathsOf, withMember } from '@/tests/support/spoil'

const KIB = 1024
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const TARGETS = [
  '',
  'zz9',
  '.',
  'AWSCognitoIdentityProviderService.__proto__',
  '__proto__.constructor',
  'a'.repeat(4000),
]
const UNDER = ['/zz9', '/__proto__', '/.well-known/jwks.json', '/a/b/c', `/${'a'.repeat(4000)}`]
const USER_POOL = 'AWSCognitoIdentityProviderService'
const IDENTITY_POOL = 'AWSCognitoIdentityService'

/** These operations sign the user out, so their valid bodies are never sent. */
const ENDING = ['DeleteUser', 'GlobalSignOut', 'RevokeToken', 'ForgetDevice']

type Operation = { path: string; target: string; bodyOf: () => Record<string, unknown> }

/** Every operation with its body. Throws when pool-bodies.ts has no body for one. */
function operationsBy(chance: Chance, { known, phones }: PoolUsers): Operation[] {
  const of = (path: string, service: string, names: string[], bodies: (phone: string) => Bodies) =>
    names.map((name): Operation => {
      const bodyOf = () => bodies(chance.isOften(0.3) ? `+91${chance.phone()}` : chance.one(phones))[name]
      if (!bodyOf()) throw new Error(`No body of ${name}: write a right one into pool-bodies.ts`)
      return { path, target: `${service}.${name}`, bodyOf: () => bodyOf() ?? {} }
    })
  return [
    ...of(POOLS.user, USER_POOL, Object.keys(OPERATIONS), (phone) => userPoolBodies({ ...known, phone })),
    ...of(POOLS.identity, IDENTITY_POOL, Object.keys(IDENTITY_OPERATIONS), () => identityPoolBodies(known)),
  ]
}

function post({ path, target }: Operation, body: string): Fuzzed {
  const headers = { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': target }
  return { sent: { method: 'POST', path, headers, body } }
}

/** Each operation's valid body, values that storage can't keep, and `n` random ones. */
export function fuzzPool(n: number, seed: number, users: PoolUsers): Fuzzed[] {
  const chance = chanceOf(seed)
  const operations = operationsBy(chance, users)
  const spoilt = (values: readonly unknown[]) =>
    operations.flatMap((each) =>
      pathsOf(each.bodyOf()).flatMap((path) =>
        values.map((value) => () => post(each, JSON.stringify(withMember(each.bodyOf(), path, value)))),
      ),
    )
  const repeated = operations.map(
    (each) => () => post(each, JSON.stringify(each.bodyOf()).replace(/^\{(.+)\}$/, '{$1,"__proto__":{"zz9":1},$1}')),
  )
  const right = operations
    .filter(({ target }) => !ENDING.some((name) => target.endsWith(name)))
    .map((each) => () => post(each, JSON.stringify(each.bodyOf())))
  const made = [...right, ...spoilt(ALWAYS), ...chance.some([...spoilt([...TEXTS, ...JSON_VALUES]), ...repeated], n)]
  return made.map((make) => make())
}

/** Misuse at every address of the pools, which must not change anything. */
export function misusePool(seed: number, users: PoolUsers): Fuzzed[] {
  const operations = operationsBy(chanceOf(seed), users)
  return operations.flatMap((each, at) => {
    const right = post(each, JSON.stringify(each.bodyOf()))
    const withHeader = (name: string, value: string): Fuzzed['sent'] => ({
      ...right.sent,
      headers: { ...right.sent.headers, [name]: value },
    })
    const foreign = { sent: withHeader('Origin', 'https://evil.example'), expected: [403] }
    const methods = OTHER_METHODS.map((method) => ({ sent: { ...right.sent, method }, expected: [405] }))
    // Checks before the operation's lookup are the same for all, so two operations are enough for them.
    if (at > 0 && at < operations.length - 1) return [foreign, ...methods]
    return [
      foreign,
      ...methods,
      ...BROKEN_JSON.flatMap(([text, status]) => (status === 400 ? { ...post(each, text), expected: [400] } : [])),
      ...TARGETS.map((target) => ({ sent: withHeader('X-Amz-Target', target), expected: [400] })),
      ...[65, 1100].map((kib) => ({ ...post(each, `{"Username":"${'a'.repeat(kib * KIB)}"}`), expected: [413] })),
      ...UNDER.map((under) => ({ sent: { ...right.sent, path: each.path + under }, expected: [404] })),
    ]
  })
}
