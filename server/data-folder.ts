// The data folder holds patients' data and the signing keys. Other users must not read or replace them.

import { constants } from 'node:fs'
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { OTHERS } from '@/lib/db/rights'
import { log } from '@/lib/log/log'
import { errorCode, StartError } from '@/server/start-error'

const WORLD = 0o007
/** The sticky bit marks folders that are shared on purpose, like /tmp. */
const STICKY = 0o1000
const KNOWN_ENTRIES = ['database', 'secret', 'identity-keys.json']

async function isKnownEntry(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir)
  return names.every((name) => name === 'lost+found') || names.some((name) => KNOWN_ENTRIES.includes(name))
}

async function closeDataDir(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir)
  const isOurs = uid === process.getuid?.()
  // A container's volume may belong to another user and admit only its group. That is on purpose.
  if (!(mode & (isOurs ? OTHERS : WORLD))) return
  const rights = (mode & 0o777).toString(8)
  if (!isOurs || mode & STICKY || !(await isKnownEntry(dataDir)))
    throw new StartError(
      `The data folder ${dataDir} is open to other users (${rights}) and does not belong to the site alone: set DATA_DIR to a new folder in it, which the site makes for its own user only.`,
    )
  await chmod(dataDir, mode & 0o700)
  log(
    'info',
    `The data folder ${dataDir} was open to other users (${rights}). Now only the site's user can read it (700).`,
  )
}

export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    await closeDataDir(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} can't be written to (${errorCode(error)}): correct its rights, or set DATA_DIR to another folder.`,
    )
  }
}
