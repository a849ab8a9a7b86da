// Refuses private networks (SSRF), also for a host name that resolves to one.
import { lookup as resolveName } from 'node:dns'
import { request as requestInClear } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isThisMachine } from '@/lib/env'

const LONGEST_MS = 20_000

type Reply = { status: number; retryAfter: string | undefined }

class PrivateTargetError extends Error {
  override name = 'PrivateTargetError'
}

function refusePrivate(address: string): void {
  if (ipaddr.process(address).range() !== 'unicast') throw new PrivateTargetError('The target is in a private network')
}

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

/** Follows no redirect. A target on this machine is for development. Throws after 20 s, and PrivateTargetError. */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<Reply> {
  const { protocol, hostname } = new URL(url)
  const isOwn = isThisMachine(hostname)
  const plain = hostname.replace(/^\[|\]$/g, '')
  // Host names are checked when they resolve.
  if (!isOwn && ipaddr.isValid(plain)) refusePrivate(plain)
  const send = protocol === 'https:' ? request : requestInClear
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    // No kept connection: the receiver may have closed it, and the event would wait for its next try.
    const guarded = { agent: false, ...(isOwn ? {} : { lookup: publicOnly }) } as const
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      signal,
      ...guarded,
    })
    request.once('error', reject)
    request.once('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
    })
    request.end(body)
  })
}
