// The server's secret: given, or made once and kept in the data folder for its owner alone.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '@/lib/env'

const BYTES = 32

/** SITE_SECRET, or the secret in DATA_DIR, made at the first start (256 random bits, mode 600). */
export function readSecret({ SITE_SECRET, DATA_DIR }: Env): string {
  if (SITE_SECRET) return SITE_SECRET
  const path = join(DATA_DIR, 'site-secret')
  try {
    // Only ever created, never overwritten: of two servers that start at once one makes it and both read it.
    writeFileSync(path, `${randomBytes(BYTES).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
