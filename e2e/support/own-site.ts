// A site of a test's own: its chain, its clock, its messages. The others have one together (serve.mjs).
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { readable } from '@/e2e/support/codes'

const OPEN = /is open at (http:\/\/[^\s:]+):(\d+)/
const MINUTE_MS = 60_000

export class OwnSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'muthu-e2e-own-'))
  #child: ChildProcess | null = null
  #port = '0'
  #offset = 0
  origin = ''

  #env(): NodeJS.ProcessEnv {
    const { PATH, HOME, TMPDIR } = process.env
    const own = { PORT: this.#port, DATA_DIR: this.folder, SAMPLE_CHAIN: 'off' }
    return { NODE_ENV: 'production', PATH, HOME, TMPDIR, ...own, CLOCK_OFFSET_MINUTES: String(this.#offset) }
  }

  /** A command of the operator, as it is typed; what it says. */
  async operate(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate.mjs', ...words], {
      env: this.#env(),
    })
    return stdout
  }

  /** Starts it, or starts it anew, at the same address, when its clock says this moment. */
  async startAt(moment: Date): Promise<void> {
    await this.stop()
    this.#offset = Math.round((moment.getTime() - Date.now()) / MINUTE_MS)
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: this.#env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    await expect.poll(() => said || child.exitCode, { timeout: 60_000 }).toMatch(OPEN)
    const [, , port = ''] = OPEN.exec(said) ?? []
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  /** What its clock says. */
  now(): Date {
    return new Date(Date.now() + this.#offset * MINUTE_MS)
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** The messages to a number of ten digits, each as its markup, the newest first. */
  async messagesTo(number: string): Promise<string[]> {
    const key = readFileSync(join(this.folder, 'outbox-key'), 'utf8')
    const html = await (await fetch(`${this.origin}/dev/outbox?key=${key}`)).text()
    return html.split('<li').filter((entry) => entry.includes(readable(number)))
  }

  /** What the newest message to a number that matches says by the expression's group. */
  async toldTo(number: string, expression: RegExp): Promise<string> {
    const find = async () => {
      const found = (await this.messagesTo(number)).map((entry) => expression.exec(entry)?.[1])
      return found.find((each) => each !== undefined) ?? ''
    }
    await expect.poll(find).not.toBe('')
    return find()
  }
}
