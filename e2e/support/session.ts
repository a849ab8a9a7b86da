import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Gives the browser a session of serve.mjs, without visiting a page. */
export async function haveSession(context: BrowserContext, patient = 1): Promise<void> {
  const value = readFileSync(join(process.env.E2E_DATA ?? '', `session-token-${patient}`), 'utf8')
  const at = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { ...at, name: '__Host-session', value, secure: true, httpOnly: true },
    { ...at, name: 'signed-in', value: 'somebody' },
  ])
}
