import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The exit code of a taker whose lock now belongs to another process. */
export const LOST = 3

export type Taker = { child: ChildProcess; said: Promise<string> }

/**
 * Call at a test file's top. Starts a process that says 'held' or the name of the error. It holds the folder until it
 * is killed or its input ends.
 */
export function lockTakers(): (folder: string) => Taker {
  const bundled = mkdtempSync(join(tmpdir(), 'muthu-lock-bundle-'))
  const outfile = join(bundled, 'taker.mjs')
  const children: ChildProcess[] = []
  beforeAll(async () => {
    const contents = `
      import { lockFolder } from '@/lib/db/folder-lock'
      try {
        const { unlock } = lockFolder(process.argv[2], () => process.exit(${LOST}))
        console.log('held')
        process.stdin.on('end', unlock).resume()
      } catch (error) { console.log(error.name) }`
    const stdin = { contents, resolveDir: process.cwd() }
    await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile })
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  afterAll(() => rmSync(bundled, { recursive: true, force: true }))
  return (folder) => {
    const child = spawn(process.execPath, [outfile, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
    children.push(child)
    return { child, said: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) }
  }
}
