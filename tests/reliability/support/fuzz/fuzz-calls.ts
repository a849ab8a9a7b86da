// Requests to the calls by guests and by a signed-in patient: every method, every kind of body, and hostile values in
// every member.
import { CALLS } from '@/tests/reliability/support/addresses'
import { callBodies, type Said } from '@/tests/reliability/support/fuzz/call-bodies'
import { type Chance, chanceOf } from '@/tests/reliability/support/fuzz/chance'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { ALWAYS, BROKEN_JSON, JSON_VALUES, TEXTS } from '@/tests/reliability/support/fuzz/hostile'
import { pathsOf, withMember } from '@/tests/support/spoil'

const KIB = 1024
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'zz9',
  '',
]
const NO_CALLS = [
  'nothing',
  'slot',
  'slot/u',
  'slot/u/nothing',
  'slot/a/hold',
  'a/b/c/d/e',
  '__proto__',
  'slot/u/hold/x',
  '%3Czz9%3E',
  'SLOT/U/HOLD',
]
/** Calls that end the session, so only a guest makes them. */
export const ENDING = ['session/u/end', 'session/a/end_all', 'user/a/delete']

/** The material of bodies. Each request draws one slot and one booking. */
export type Offered = Omit<Said, 'slot' | 'phone' | 'booking'> & { slots: Said['slot'][]; bookings: Said['booking'][] }
type Body = Record<string, unknown>
/** Made when its turn comes, so that no two requests share a number and slot. */
type Made = () => Fuzzed

const post = (call: string, body: string | Buffer, type = 'application/json'): Fuzzed['sent'] => ({
  method: 'POST',
  path: `/api/${call}`,
  headers: type === '' ? {} : { 'Content-Type': type },
  body,
})

/** A call's body with one hostile member, for every member and value, and with unknown members added. */
function spoilt(call: string, bodyOf: () => Body): { always: Made[]; any: Made[] } {
  const paths = pathsOf(bodyOf())
  const withValues = (values: readonly unknown[]): Made[] =>
    paths.flatMap((path) =>
      values.map((value) => () => ({ sent: post(call, JSON.stringify(withMember(bodyOf(), path, value))) })),
    )
  const text =
    (change: (body: Body) => string): Made =>
    () => ({ sent: post(call, change(bodyOf())) })
  const added: Body[] = [
    { is_admin: true, price_paise: 1, owner: 'zz9', uid: 'zz9', status: 'cancelled' },
    { constructor: { prototype: { zz9: 1 } } },
  ]
  const others = [
    ...added.map((more) => text((body) => JSON.stringify({ ...body, ...more }))),
    ...TEXTS.map((name) => text((body) => JSON.stringify({ ...body, [name]: 'a', attribution: { [name]: 'a' } }))),
    text((body) => JSON.stringify(body).replace('{', '{"__proto__":{"zz9":1},')),
    // Every name appears twice, and JSON.parse takes the last.
    text((body) => JSON.stringify(body).replace(/^\{(.+)\}$/, '{$1,$1}')),
    ...TYPES.map(
      (type): Made =>
        () => ({ sent: post(call, JSON.stringify(bodyOf()), type) }),
    ),
  ]
  return { always: withValues(ALWAYS), any: [...withValues([...TEXTS, ...JSON_VALUES]), ...others] }
}

/** Every other misuse of a call with its expected status. None of them may change anything. */
function misused(call: string, bodyOf: () => Body): Fuzzed[] {
  const right = JSON.stringify(bodyOf())
  const fill = (kib: number) => `{"reference":"${'a'.repeat(kib * KIB)}"}`
  // A call that needs a session checks it before the values, and then answers 401.
  const known = (status: number) => (status === 422 ? [422, 401] : [status])
  return [
    ...OTHER_METHODS.map((method) => ({ sent: { ...post(call, right), method }, expected: [405] })),
    ...BROKEN_JSON.flatMap(([text, status]) =>
      status === null ? [] : [{ sent: post(call, text), expected: known(status) }],
    ),
    ...[64, 65, 70, 1100].map((kib) => ({ sent: post(call, fill(kib)), expected: [413] })),
    ...[`/api/${call}/`, `/api//${call}`, `/api/${call}/x`].map((path) => ({ sent: { ...post(call, '{'), path } })),
  ]
}

function bodiesBy(chance: Chance, { slots, bookings, tokens }: Offered): [string, () => Body][] {
  const draw = () =>
    callBodies({ slot: chance.one(slots), phone: chance.phone(), booking: chance.one(bookings), tokens })
  return CALLS.map((call) => {
    if (!draw()[call]) throw new Error(`No body of ${call}: write a right one into call-bodies.ts`)
    return [call, () => draw()[call] ?? {}]
  })
}

const isEnding = ({ sent }: Fuzzed): boolean => ENDING.some((call) => sent.path === `/api/${call}`)
const signedIn = (fuzzed: Fuzzed): Fuzzed => ({ ...fuzzed, isSignedIn: true })

/** Each call's valid body, values that storage can't keep, and `n` random requests. */
export function fuzzCalls(n: number, seed: number, offered: Offered): Fuzzed[] {
  const chance = chanceOf(seed)
  const calls = bodiesBy(chance, offered)
  const all = calls.map(([call, bodyOf]) => ({ call, ...spoilt(call, bodyOf) }))
  const made = [
    ...all.flatMap(({ always }) => always),
    ...chance.some(
      all.flatMap(({ any }) => any),
      n,
    ),
  ]
  const anybody = made.map((make) => {
    const fuzzed = make()
    return !isEnding(fuzzed) && chance.isOften(0.5) ? signedIn(fuzzed) : fuzzed
  })
  const right = calls.map(([call, bodyOf]): Fuzzed => ({ sent: post(call, JSON.stringify(bodyOf())) }))
  return [...right, ...right.filter((fuzzed) => !isEnding(fuzzed)).map(signedIn), ...anybody]
}

/** Misuse of calls by guests and patients, which must not change anything. */
export function misuseCalls(seed: number, offered: Offered): Fuzzed[] {
  const unknown = NO_CALLS.flatMap((call) =>
    ['POST', ...OTHER_METHODS].map((method) => ({ sent: { ...post(call, '{}'), method }, expected: [404] })),
  )
  const known = bodiesBy(chanceOf(seed), offered).flatMap(([call, bodyOf]) => misused(call, bodyOf))
  return [...known.map((fuzzed, at) => (at % 2 === 0 ? fuzzed : signedIn(fuzzed))), ...unknown]
}
