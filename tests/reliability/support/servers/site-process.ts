// A real site: `node scripts/start.mjs` in its own process. It is built once, before the first test (prepare.ts).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Shared by all processes of a test, so that each accepts the others' cookies. */
export const SECRET = 'one secret for all processes of these tests'
/** The visitors of these tests send an address of their own, as a proxy would (browser.ts). */
const ONE_PROXY = { TRUSTED_PROXIES: '1' }
const OPEN = /is open at http:\/\/[^\s:]+:(\d+)/
const GUARD_MS = 120_000

export type Variables = Record<string, string | undefined>
export type Site = {
  origin: string
  port: number
  pid: number
  stdout(): string
  stderr(): string
  /** Asks the process to end, as `docker stop` does. Returns its exit code. */
  stop(): Promise<number | null>
  /** Kills the process with kill -9. */
  kill(): Promise<void>
  /** Resolves with the exit code when the process ends for any reason. */
  ended: Promise<number | null>
}
export type Ended = { code: number | null; stdout: string; stderr: string }
type Run = { child: ChildProcess; stdout(): string; stderr(): string; exited: Promise<number | null> }

const running = new Set<ChildProcess>()
const folders = new Set<string>()
/** Kills the sites that are still running and removes every folder. */
export function endSites(): void {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}

/** A folder that is removed after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muthu-reliability-'))
  folders.add(folder)
  return folder
}

/** A data folder with an embedded database, as a first start leaves it. */
export function filledFolder(): string {
  const folder = temporaryFolder()
  cpSync(inject('filledFolder'), folder, { recursive: true })
  return folder
}

function run(variables: Variables, script = 'scripts/start.mjs'): Run {
  const { PATH, HOME, TMPDIR } = process.env
  // The site gets nothing else from the test runner's environment.
  const env: Variables = {
    PATH,
    HOME,
    TMPDIR,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_SECRET: SECRET,
    ...ONE_PROXY,
    ...variables,
  }
  const child = spawn(process.execPath, [script], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  // Not 'exit': the last output may still arrive after it.
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, stdout: () => stdout, stderr: () => stderr, exited }
}

/** Resolves with the port from the process's output, or with null when it ended first. */
function opened({ child, stdout, exited }: Run): Promise<number | null> {
  return new Promise((resolve) => {
    const look = () => {
      const port = OPEN.exec(stdout())?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout?.on('data', look)
    void exited.then(() => resolve(null))
  })
}

/**
 * Starts a site and waits until it accepts requests. Throws with its output when it ends instead. `script` replaces
 * scripts/start.mjs.
 */
export async function startSite(variables: Variables, script?: string): Promise<Site> {
  const site = run(variables, script)
  const { child, exited } = site
  const port = await opened(site)
  if (port === null) throw new Error(`The site did not start:\n${site.stdout()}${site.stderr()}`)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stdout: site.stdout,
    stderr: site.stderr,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    ended: exited,
  }
}

/** Runs a start that is expected to fail, until it ends. */
export async function startInVain(variables: Variables): Promise<Ended> {
  const site = run(variables)
  const guard = setTimeout(() => site.child.kill('SIGKILL'), GUARD_MS)
  // A start that succeeds after all would never end by itself.
  const port = await Promise.race([opened(site), site.exited.then(() => null)])
  if (port !== null) site.child.kill('SIGKILL')
  const code = await site.exited
  clearTimeout(guard)
  return { code, stdout: site.stdout(), stderr: site.stderr() }
}
