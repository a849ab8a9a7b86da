// The sessions of the patients whom the server was started with, as signing in would leave them in a browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Signs the browser in, without a page being asked. */
export async function haveSession(context: BrowserContext, patient = 1): Promise<void> {
  const value = readFileSync(join(process.env.E2E_DATA ?? '', `session-token-${patient}`), 'utf8')
  const at = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { ...at, name: '__Host-session', value, secure: true, httpOnly: true },
    { ...at, name: 'signed-in', value: 'somebody' },
  ])
}
