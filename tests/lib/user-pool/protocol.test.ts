import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { handle, readJson } from '@/lib/user-pool/handle'
import { IDENTITY_OPERATIONS, OPERATIONS } from '@/lib/user-pool/operations'
import { type Bodies, identityPoolBodies, type Known, userPoolBodies } from '@/tests/support/account/pool-bodies'
import { callsOf } from '@/tests/support/account/pool-calls'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'
import { memberAt, pathsOf, withMember } from '@/tests/support/spoil'

const SERVICES = {
  AWSCognitoIdentityProviderService: OPERATIONS,
  AWSCognitoIdentityService: IDENTITY_OPERATIONS,
}
const ALL = Object.entries(SERVICES).flatMap(([service, operations]) =>
  Object.entries(operations).map(([name, { input }]) => ({ service, name, input })),
)

const membersOf = (input: z.ZodType): string[] => (input instanceof z.ZodObject ? Object.keys(input.shape) : [])

/** A copy of the body for each of its strings, with that string replaced; `at` says which. */
const spoilt = (body: unknown, by: string) =>
  pathsOf(body)
    .filter((path) => typeof memberAt(body, path) === 'string')
    .map((path) => ({ at: path.join('.'), value: withMember(body, path, by) }))

describe('every operation', () => {
  const pool = usePoolServer(useDatabase())
  const { byCode } = callsOf(pool)
  let bodies: Bodies
  beforeEach(async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, IdToken, RefreshToken = '', NewDeviceMetadata } = await tokensOf(pool())
    const { clientId, identityPoolId, poolId } = pool().settings
    const known: Known = {
      clientId,
      identityPoolId,
      provider: `cognito-idp.ap-south-1.amazonaws.com/${poolId}`,
      phone: PHONE,
      accessToken: AccessToken,
      idToken: IdToken,
      refreshToken: RefreshToken,
      session: String((await byCode(PHONE)).body.Session),
      deviceKey: NewDeviceMetadata?.DeviceKey ?? '',
      identityId: 'ap-south-1:6f2d4e1c-0000-4000-8000-000000000000',
    }
    bodies = { ...userPoolBodies(known), ...identityPoolBodies(known) }
  })
  const ask = ({ service, name }: { service: string; name: string }, body: unknown) => {
    const sent = readJson(JSON.stringify(body))
    return handle(`${service}.${name}`, sent?.json, pool().context())
  }
  const invalid = { status: 400, body: { __type: 'InvalidParameterException' } }

  test('every operation has a test body here with each of its members', () => {
    const known = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, Object.keys(body).sort()]))
    expect(known).toEqual(Object.fromEntries(ALL.map(({ name, input }) => [name, membersOf(input).sort()])))
  })

  test('every operation treats null as absent', async () => {
    for (const each of ALL) {
      const nulls = Object.fromEntries(membersOf(each.input).map((name) => [name, null]))
      expect((await ask(each, nulls)).body).toEqual((await ask(each, {})).body)
      expect((await ask(each, null)).body).toEqual((await ask(each, {})).body)
    }
  })

  test.each([
    ['a NUL', 'a\u0000b'],
    ['the first half of a character', 'a\ud83d'],
    ['the second half of a character', '\udfffb'],
    ['more than the body of a request', 'x'.repeat(140_000)],
  ])('every operation refuses %s in any of its strings', async (_, by) => {
    for (const each of ALL)
      for (const { at, value } of spoilt(bodies[each.name], by))
        expect([at, await ask(each, value)]).toMatchObject([at, invalid])
  })

  test('a refusal names the place of the invalid value', async () => {
    const [signUp] = ALL.filter(({ name }) => name === 'SignUp')
    const UserAttributes = [{ Name: 'name', Value: 'a\u0000b' }]
    expect((await ask(signUp as never, { ...bodies.SignUp, UserAttributes })).body).toMatchObject({
      message:
        "1 validation error detected: Value at 'userAttributes.0.Value' failed to satisfy constraint: Member must be valid UTF-8 without NUL",
    })
    expect((await ask(signUp as never, { ...bodies.SignUp, Username: 'a b' })).body).toMatchObject({
      message:
        "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    })
  })

  test.each([
    [
      { AuthFlow: 'MAGIC' },
      "Value 'MAGIC' at 'authFlow' failed to satisfy constraint: Member must satisfy enum value set:",
    ],
    [{ AuthFlow: null }, "Value null at 'authFlow' failed to satisfy constraint: Member must not be null"],
    [
      { ClientId: '' },
      "Value at 'clientId' failed to satisfy constraint: Member must have length greater than or equal",
    ],
    [{ ClientId: 5 }, 'NUMBER_VALUE can not be converted to a String'],
    [{ AuthParameters: [] }, 'Start of list found where not expected'],
    [{ AuthFlow: {} }, 'Start of structure or map found where not expected.'],
  ])('a refusal of %o has Cognito’s text', async (member, said) => {
    const [initiate] = ALL.filter(({ name }) => name === 'InitiateAuth')
    const { body } = await ask(initiate as never, { ...bodies.InitiateAuth, ...member })
    expect(body).toMatchObject({
      __type: said.startsWith('Value ') ? 'InvalidParameterException' : 'SerializationException',
      message: expect.stringContaining(said),
    })
  })

  test('a USERNAME has the same rule in every operation', async () => {
    const [initiate] = ALL.filter(({ name }) => name === 'InitiateAuth')
    for (const USERNAME of ['a b', 'x'.repeat(129), 'a\u0000b']) {
      const AuthParameters = { USERNAME, PASSWORD }
      expect(await ask(initiate as never, { ...bodies.InitiateAuth, AuthParameters })).toMatchObject(invalid)
    }
  })
})
