// A site with a chain, clock and outbox of its own. Other tests share the site of serve.mjs.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readable } from '@/e2e/support/codes'

const OPEN = /is open at (http:\/\/[^\s:]+):(\d+)/
const MINUTE_MS = 60_000

export class OwnSite {
  #folder: string | null = null
  #child: ChildProcess | null = null
  #port = '0'
  #offset = 0
  origin = ''

  get folder(): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'muthu-e2e-own-'))
    return this.#folder
  }

  #env(): NodeJS.ProcessEnv {
    const { PATH, HOME, TMPDIR } = process.env
    const own = { PORT: this.#port, DATA_DIR: this.folder, SAMPLE_CHAIN: 'off' }
    return { NODE_ENV: 'production', PATH, HOME, TMPDIR, ...own, CLOCK_OFFSET_MINUTES: String(this.#offset) }
  }

  /** Runs an operator command and returns its output. */
  async operate(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operate.mjs', ...words], {
      env: this.#env(),
    })
    return stdout
  }

  /** Starts or restarts the site at the same address, with its clock set to this moment. */
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

  /** The time by the site's own clock. */
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
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The outbox entries for a number of ten digits as HTML, newest first. */
  async messagesTo(number: string): Promise<string[]> {
    const key = readFileSync(join(this.folder, 'outbox-key'), 'utf8')
    const html = await (await fetch(`${this.origin}/dev/outbox?key=${key}`)).text()
    return html.split('<li').filter((entry) => entry.includes(readable(number)))
  }

  /** Waits for a message to the number that matches, and returns the first group of the newest one. */
  async toldTo(number: string, expression: RegExp): Promise<string> {
    const find = async () => {
      const found = (await this.messagesTo(number)).map((entry) => expression.exec(entry)?.[1])
      return found.find((each) => each !== undefined) ?? ''
    }
    await expect.poll(find).not.toBe('')
    return find()
  }
}

/** The site of a test file. Its tests are slow, because they restart it. */
export function ownSite(): OwnSite {
  const site = new OwnSite()
  test.afterAll(() => site.end())
  test.use({ actionTimeout: 20_000 })
  test.setTimeout(600_000)
  return site
}
