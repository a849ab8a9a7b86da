// One file in the data folder, made at the first start and readable by the site's user alone.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import { z } from 'zod'
import { closeSecret } from '@/lib/db/rights'
import { randomText } from '@/lib/user-pool/hashes'

const keySchema = z.looseObject({ kid: z.string(), kty: z.string(), n: z.string(), e: z.string() })
/** `former` are public keys: tokens that they signed stay valid until they expire. */
const keyFileSchema = z.object({ current: keySchema, former: z.array(keySchema) })
type Key = z.output<typeof keySchema>
type KeyFile = z.output<typeof keyFileSchema>
type PublicKey = Pick<Key, 'kid' | 'kty' | 'n' | 'e'> & { alg: 'RS256'; use: 'sig' }
export type Keys = { current: { kid: string; privateKey: CryptoKey }; jwks: { keys: PublicKey[] } }

const keyFile = (dataDir: string): string => join(dataDir, 'identity-keys.json')

const publicOf = ({ kid, kty, n, e }: Key): PublicKey => ({ kid, kty, n, e, alg: 'RS256', use: 'sig' })

async function makeKey(): Promise<Key> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  return keySchema.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) })
}

async function asKeys({ current, former }: KeyFile): Promise<Keys> {
  const privateKey = await importJWK(current, 'RS256')
  if (privateKey instanceof Uint8Array) throw new TypeError('A pool signs with a key pair, not with a shared secret.')
  return { current: { kid: current.kid, privateKey }, jwks: { keys: [current, ...former].map(publicOf) } }
}

/** The draft beside the file keeps others from reading half of it. */
async function write(path: string, content: KeyFile, put: (from: string, to: string) => Promise<void>) {
  const draft = `${path}.${randomText(6)}`
  try {
    await writeFile(draft, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
    await put(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

async function read(path: string): Promise<KeyFile | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  })
  if (text === undefined) return undefined
  closeSecret(path)
  return keyFileSchema.parse(JSON.parse(text))
}

async function readOrMake(path: string): Promise<KeyFile> {
  const found = await read(path)
  if (found) return found
  await write(path, { current: await makeKey(), former: [] }, link).catch((error: unknown) => {
    // Another server made them meanwhile.
    if (!isCode(error, 'EEXIST')) throw error
  })
  const made = await read(path)
  if (!made) throw new Error(`The pool’s keys are gone as soon as they were made: ${path}`)
  return made
}

export const openKeys = async (dataDir: string): Promise<Keys> => asKeys(await readOrMake(keyFile(dataDir)))

/** The public part of the former key stays. Servers read the new key at their next start. */
export async function rotateKeys(dataDir: string): Promise<Keys> {
  const path = keyFile(dataDir)
  const { current, former } = await readOrMake(path)
  const next = { current: await makeKey(), former: [publicOf(current), ...former] }
  await write(path, next, rename)
  return asKeys(next)
}
