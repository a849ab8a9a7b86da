// Cognito's SRP: 3072 bits, SHA-256, no password stored.
import { createDiffieHellman, createHash, randomBytes } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'
import { GROUP_HEX } from '@/lib/user-pool/sign-in/srp-group'

const N = BigInt(`0x${GROUP_HEX}`)
const G = 2n

const evenHex = (n: bigint): string => {
  const hex = n.toString(16)
  return hex.length % 2 ? `0${hex}` : hex
}
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex')
const big = (hex: string): bigint => BigInt(`0x${hex || '0'}`)
/** Even, with a zero byte before a high bit, as Cognito's clients pad. */
const pad = (n: bigint): string => {
  const hex = evenHex(n)
  return /^[89a-f]/.test(hex) ? `00${hex}` : hex
}
const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** Throws for a base that no honest client sends (0, 1, N - 1). */
function power(base: bigint, exponent: bigint): bigint {
  const exchange = createDiffieHellman(bytes(GROUP_HEX), Number(G))
  exchange.setPrivateKey(bytes(evenHex(exponent)))
  return big(exchange.computeSecret(bytes(evenHex(base))).toString('hex'))
}

const K = big(hash(bytes(pad(N) + pad(G))))

/** For a device, the group key and the device key. */
export type Who = { poolName: string; name: string }
/** Salt and verifier are hex. */
export type Verifier = { salt: string; verifier: string }
export type Exchange = { b: string; B: string; secretBlock: string }

function verifierOf({ poolName, name }: Who, password: string, salt: string): string {
  const x = big(hash(bytes(pad(big(salt)) + hash(`${poolName}${name}:${password}`))))
  return power(G, x).toString(16)
}

export function makeVerifier(who: Who, password: string, salt = randomBytes(16).toString('hex')): Verifier {
  const plain = big(salt).toString(16)
  return { salt: plain, verifier: verifierOf(who, password, plain) }
}

export function startExchange(verifier: string): Exchange {
  const b = randomBytes(128).toString('hex')
  const B = (K * big(verifier) + power(G, big(b))) % N
  return { b, B: B.toString(16), secretBlock: randomBytes(512).toString('base64') }
}

export type Claim = { timestamp: string; signature: string; block: string }
export type Proof = Exchange & { A: string; verifier: string } & Claim

function srpSignature({ poolName, name }: Who, { A, b, B, verifier, secretBlock, timestamp }: Proof): string {
  const u = big(hash(bytes(pad(big(A)) + pad(big(B)))))
  const secret = power((big(A) * power(big(verifier), u)) % N, big(b))
  const info = Buffer.concat([Buffer.from('Caldera Derived Key'), Buffer.from([1])])
  const key = hmac(hmac(bytes(pad(u)), bytes(pad(secret))), info).subarray(0, 16)
  const parts = [Buffer.from(poolName), Buffer.from(name), Buffer.from(secretBlock, 'base64'), Buffer.from(timestamp)]
  return hmac(key, Buffer.concat(parts)).toString('base64')
}

/** Zero would make every password right. */
export const isClientValue = (A: string): boolean => /^[0-9a-f]{1,800}$/i.test(A) && big(A) % N !== 0n

export function checkSignature(who: Who, proof: Proof): boolean {
  if (!isClientValue(proof.A) || !isSame(proof.secretBlock, proof.block)) return false
  try {
    return isSame(srpSignature(who, proof), proof.signature)
  } catch {
    return false
  }
}

/** Takes as long for an unknown user as for a known one. */
export function verifyPassword(who: Who, stored: Partial<Verifier> | null, password: string): boolean {
  const made = verifierOf(who, password, stored?.salt ?? '1')
  return isSame(made, stored?.verifier ?? '') && stored?.salt !== undefined
}
