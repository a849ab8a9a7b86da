// One POST to the chain's own system. Not to a private network: an address that leads there by its name is refused as well.
import { lookup as resolveName } from 'node:dns'
import { request as requestInClear } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isThisMachine } from '@/lib/env'

const LONGEST_MS = 20_000

/** `retryAfter` as the answer has it. */
type Reply = { status: number; retryAfter: string | undefined }

/** Where a webhook would reach what only this network does. */
class PrivateTargetError extends Error {
  override name = 'PrivateTargetError'
}

function refusePrivate(address: string): void {
  if (ipaddr.process(address).range() !== 'unicast') throw new PrivateTargetError('The target is in a private network')
}

/** The addresses of a name, each looked at; what is connected to is one of them. */
const publicOnly: LookupFunction = (name, options, done) =>
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    try {
      for (const { address } of found) refusePrivate(address)
    } catch (refused) {
      return done(refused instanceof Error ? refused : new Error('unknown'), '', 0)
    }
    const [first] = found
    if (options.all) done(null, found)
    else done(null, first?.address ?? '', first?.family)
  })

/**
 * Sends it and reads the status; follows nowhere. A target on this machine is for development. Throws where nobody answers in
 * twenty seconds, and PrivateTargetError.
 */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<Reply> {
  const { protocol, hostname } = new URL(url)
  const isOwn = isThisMachine(hostname)
  const plain = hostname.replace(/^\[|\]$/g, '')
  // A name is looked at when it is resolved.
  if (!isOwn && ipaddr.isValid(plain)) refusePrivate(plain)
  const send = protocol === 'https:' ? request : requestInClear
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    // A connection each: one that was kept may be closed at the other end, and the event would wait for its next try.
    const guarded = { agent: false, ...(isOwn ? {} : { lookup: publicOnly }) } as const
    const asking = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      signal,
      ...guarded,
    })
    asking.once('error', reject)
    asking.once('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
    })
    asking.end(body)
  })
}
