import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Line } from '@/server/operate/command'
import type { Settings } from '@/server/settings'
import { errorCode, StartError } from '@/server/start-error'

export const controlSocketPath = (dataDir: string): string => join(dataDir, 'operate.sock')

/** Null if no running site has the database of these settings. */
export function callControlSocket(
  { env, dataDir }: Settings,
  path: string,
  body = '',
): Promise<IncomingMessage | null> {
  if (env.DATABASE_URL) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: controlSocketPath(dataDir), path, method: 'POST' }, resolve)
    call.once('error', (error) => {
      if (/^(ENOENT|ECONNREFUSED|EINVAL)$/.test(errorCode(error))) resolve(null)
      else reject(new StartError(`The running site did not answer (${errorCode(error)}). See its log.`))
    })
    call.end(body)
  })
}

/** Null if no running site has the database of these settings. */
export async function callRunningSite(settings: Settings, args: readonly string[]): Promise<Line | null> {
  const answer = await callControlSocket(settings, '/command', JSON.stringify(args))
  if (!answer) return null
  const line: Line = JSON.parse(await text(answer))
  return line
}
