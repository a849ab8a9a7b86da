// Asks the server to give up what a connection is waiting for (protocol 3.0, CancelRequest): a connection of its own, which
// a pooler hands on to the server that it means.
import { connect } from 'node:net'
import type { PoolClient } from 'pg'

const CANCEL_CODE = 80_877_102
const GIVE_UP_MS = 1000

/** What the server named the connection by; pg keeps it, and its types don't say so. */
type Session = PoolClient & { processID: number; secretKey: number }
const isSession = (client: PoolClient): client is Session => 'processID' in client && 'secretKey' in client

/** Resolves once the server has taken the request, or after a second; whether it did anything is the statement's to say. */
export function cancelStatement(client: PoolClient): Promise<void> {
  if (!isSession(client)) return Promise.reject(new Error('A connection without a key can take nothing back.'))
  const { host, port, processID, secretKey } = client
  const request = Buffer.alloc(16)
  for (const [at, value] of [16, CANCEL_CODE, processID, secretKey].entries()) request.writeInt32BE(value, 4 * at)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  return new Promise((resolve) => {
    socket.setTimeout(GIVE_UP_MS, () => socket.destroy())
    // The server answers by closing.
    socket.on('error', () => undefined).once('close', () => resolve())
    socket.on('connect', () => socket.write(request)).resume()
  })
}
