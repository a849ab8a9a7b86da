import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Keys, openKeys, rotateKeys } from '@/lib/user-pool/keys'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

const sign = ({ current: { kid, privateKey } }: Keys) =>
  new SignJWT({ said: true }).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey)
const reads = (keys: Keys, token: string) => jwtVerify(token, createLocalJWKSet(keys.jwks)).then(() => true)

test('the first of several servers makes the keys once, and other users can’t read them', async () => {
  const opened = await Promise.all([openKeys(folder), openKeys(folder), openKeys(folder)])
  expect(new Set(opened.map(({ current }) => current.kid)).size).toBe(1)
  expect((await openKeys(folder)).current.kid).toBe(opened[0]?.current.kid)
  expect(await readdir(folder)).toEqual(['identity-keys.json'])
  expect((await stat(join(folder, 'identity-keys.json'))).mode & 0o777).toBe(0o600)
})

test('the keys become private again when they were opened', async () => {
  await openKeys(folder)
  const path = join(folder, 'identity-keys.json')
  await chmod(path, 0o644)
  await openKeys(folder)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('the public keys contain nothing private', async () => {
  const { jwks } = await openKeys(folder)
  for (const key of jwks.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})

test('a rotation makes a new key, and tokens of the earlier key stay valid', async () => {
  const before = await openKeys(folder)
  const token = await sign(before)
  const after = await rotateKeys(folder)
  expect(after.current.kid).not.toBe(before.current.kid)
  expect(after.jwks.keys.map(({ kid }) => kid)).toEqual([after.current.kid, before.current.kid])
  expect(await reads(await openKeys(folder), token)).toBe(true)
  expect(await reads(after, await sign(after))).toBe(true)
  const kept = JSON.parse(await readFile(join(folder, 'identity-keys.json'), 'utf8'))
  expect(kept.former[0]).not.toHaveProperty('d')
  expect((await stat(join(folder, 'identity-keys.json'))).mode & 0o777).toBe(0o600)
})

test('a broken key file is an error and is not replaced', async () => {
  await writeFile(join(folder, 'identity-keys.json'), '{"current"')
  await expect(openKeys(folder)).rejects.toThrow(SyntaxError)
})
