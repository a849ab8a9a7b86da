import type { ChildProcess } from 'node:child_process'
import { temporaryFolder } from '@/tests/reliability/support/servers/site-process'
import { runPgbouncer } from '@/tests/support/servers/pgbouncer'

const running = new Set<ChildProcess>()
/** Kills the poolers that are still running. */
export function endPgbouncers(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Starts a pooler with `poolSize` connections to the server; `url` is the database through it. */
export async function startPgbouncer(
  databaseUrl: string,
  poolSize: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { url, child, stop } = await runPgbouncer(databaseUrl, poolSize, temporaryFolder())
  running.add(child)
  return {
    url,
    stop() {
      running.delete(child)
      return stop()
    },
  }
}
