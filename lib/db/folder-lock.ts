// An exclusive lock on a folder, across processes and containers, released when its process ends. Locks are
// numbered files; the highest number holds. O_EXCL gives each number one winner and numbers are never reused,
// so that two processes can't both take over a dead lock.
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.number(), started: z.string(), space: z.string() })
type Holder = z.output<typeof holderSchema>

const RELEASED = 'released'
const BEAT_MS = 1000
// Ten missed beats. A PGlite statement stops its process's timers, but not for that long.
const WATCH_MS = 10_000

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}: stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Start time in clock ticks since boot (proc(5), stat, field 22); null when unknown. */
function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process stays listed until its parent reaps it.
    return fields[0] === 'Z' || fields[0] === 'X' ? 'dead' : (fields[19] ?? null)
  } catch {
    return null
  }
}

/** The boot and the container within which a process id is unique. */
function spaceOfPids(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function inspectLock({ pid, started, space }: Holder): 'alive' | 'gone' | 'unknown' {
  if (space !== spaceOfPids()) return 'unknown'
  const start = startedAt(pid)
  if (start !== null) return start === started ? 'alive' : 'gone'
  try {
    process.kill(pid, 0)
    return 'unknown'
  } catch (error) {
    return errorCode(error) === 'ESRCH' ? 'gone' : 'unknown'
  }
}

function parse(text: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Null when it is free. If the process can't be looked up, watches the file's beats for up to 10 s. */
function findLockHolder(path: string): number | null {
  const until = Date.now() + WATCH_MS
  let beat: number | undefined
  for (;;) {
    try {
      const text = readFileSync(path, 'utf8')
      const holder = parse(text)
      const verdict = holder ? inspectLock(holder) : 'unknown'
      if (text === RELEASED || verdict === 'gone') return null
      const { mtimeMs } = statSync(path)
      beat ??= mtimeMs
      if (verdict === 'alive' || beat !== mtimeMs) return holder?.pid ?? 0
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
    if (Date.now() > until) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
}

function lockNumbers(dir: string): number[] {
  const names = readdirSync(dir).filter((name) => /^lock\.\d+$/.test(name))
  return names.map((name) => Number(name.slice('lock.'.length))).sort((a, b) => b - a)
}

function create(path: string): boolean {
  const holder: Holder = { pid: process.pid, started: startedAt(process.pid) ?? '', space: spaceOfPids() }
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

export type FolderLock = {
  /** Calls `onLost` when another process has the lock. Throws file-system errors. */
  checkNow(): void
  unlock(): void
}

function hold(dir: string, mine: number, onLost: () => void): FolderLock {
  const path = join(dir, `lock.${mine}`)

  function isMine(): boolean {
    try {
      return lockNumbers(dir)[0] === mine
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    }
  }

  function checkNow(): void {
    if (!isMine()) onLost()
  }

  function beat(): void {
    try {
      checkNow()
      utimesSync(path, new Date(), new Date())
    } catch {
      // A failing disk shows in the statements that need it.
    }
  }

  const beats = setInterval(beat, BEAT_MS).unref()
  return {
    checkNow,
    unlock() {
      clearInterval(beats)
      // The file stays, so that its number is not reused.
      if (isMine()) writeFileSync(path, RELEASED)
    },
  }
}

/**
 * Throws FolderInUseError, after watching a holder in another container for up to 10 s. Once another process
 * has the lock, `onLost` is called by look() or within a second: write nothing more then.
 */
export function lockFolder(dir: string, onLost: () => void): FolderLock {
  for (;;) {
    const [newest = 0] = lockNumbers(dir)
    const pid = newest === 0 ? null : findLockHolder(join(dir, `lock.${newest}`))
    if (pid !== null) throw new FolderInUseError(dir, pid)
    const mine = newest + 1
    if (!create(join(dir, `lock.${mine}`))) continue
    const numbers = lockNumbers(dir)
    const isHeld = numbers[0] === mine
    for (const number of isHeld ? numbers.slice(1) : [mine]) rmSync(join(dir, `lock.${number}`), { force: true })
    if (isHeld) return hold(dir, mine, onLost)
  }
}
