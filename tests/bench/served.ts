// Servers in processes of their own on a free port. CPU time and memory come from /proc.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Visitor } from '@/tests/bench/visitor'

const START_MS = 60_000
const POLL_MS = 5
/** A tick of /proc/<pid>/stat: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10

/** A built application. `start` resolves at the first 200 of `path`. */
export type Built = {
  seconds: number
  start(path: string, env?: Record<string, string>): Promise<Served>
}
export type Served = {
  origin: string
  /** Milliseconds from the start of the process to its first 200. */
  startMs: number
  cpuMs(): number
  memoryMiB(): number
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export const NODE = process.execPath

/**
 * Starts a program, node by default, in a folder. It ends with the bench at the latest. `said` returns its output so
 * far.
 */
export function launch(cwd: string, args: string[], env: Record<string, string>, program = NODE) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, said: () => output }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([gone, setTimeout(12_000, undefined, { ref: false })])
  child.kill('SIGKILL')
}

export const endAll = async (): Promise<void> => void (await Promise.all([...running].map(end)))

function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name in brackets, which may contain spaces. User and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function memoryMiB(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}

type Command = { cwd: string; args: (port: number) => string[]; env: Record<string, string>; path: string }

/** Runs node with `args` and waits for the first 200. Throws with the process's output when there is none. */
export async function serve({ cwd, args, env, path }: Command): Promise<Served> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const { child, said } = launch(cwd, args(port), { PORT: String(port), ...env })
  const visitor = new Visitor(origin)
  const isOpen = () =>
    visitor.get(path).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isOpen())) {
    if (child.exitCode !== null || performance.now() - began > START_MS) {
      await end(child)
      throw new Error(`No 200 for ${path} from ${args(port).join(' ')}:\n${said()}`)
    }
    await setTimeout(POLL_MS)
  }
  const startMs = performance.now() - began
  const pid = child.pid ?? 0
  return { origin, startMs, cpuMs: () => cpuMs(pid), memoryMiB: () => memoryMiB(pid), stop: () => end(child) }
}
