// The port the site listens on: asked for before the long parts, taken after them.
import { createServer, type Server } from 'node:http'
import type { Env } from '@/lib/env'
import { CannotStartError } from '@/server/failures'

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use: stop what listens there, or set another PORT.',
  EACCES: 'may not be used by this user: set a PORT above 1023.',
  EADDRNOTAVAIL: 'can’t be opened on this HOST: it is no address of this machine.',
  ENOTFOUND: 'can’t be opened on this HOST: there is no such name.',
}

/** Listens, and returns the port (of its own choice for PORT=0). Throws CannotStartError when it can't. */
export function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? '']
      reject(reason ? new CannotStartError(`Port ${PORT} ${reason}`) : error)
    })
    server.listen(PORT, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : PORT)
    })
  })
}

/** Throws CannotStartError when the port can't be taken now. */
export async function assertPortFree(env: Env): Promise<void> {
  const probe = createServer()
  await listen(probe, env)
  await new Promise((resolve) => probe.close(resolve))
}
