// The data folder: made for the site's own user, and closed to others where it was there before. It holds every patient,
// the secret and the pool's keys; who may write to it could put other ones in their place.

import { constants } from 'node:fs'
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { OTHERS } from '@/lib/db/rights'
import { log } from '@/lib/log/log'
import { errorCode, StartError } from '@/server/start-error'

const WORLD = 0o007
/** Set on folders that are shared on purpose, like /tmp. */
const STICKY = 0o1000
/** What tells a folder of the site's own from one that holds other things, whose rights are not ours to change. */
const KNOWN_ENTRIES = ['database', 'secret', 'identity-keys.json']

async function isKnownEntry(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir)
  return names.every((name) => name === 'lost+found') || names.some((name) => KNOWN_ENTRIES.includes(name))
}

async function closeDataDir(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir)
  const isOurs = uid === process.getuid?.()
  // Another user's folder that lets only its group in was given to this process on purpose (a container's volume).
  if (!(mode & (isOurs ? OTHERS : WORLD))) return
  const rights = (mode & 0o777).toString(8)
  if (!isOurs || mode & STICKY || !(await isKnownEntry(dataDir)))
    throw new StartError(
      `The data folder ${dataDir} is open to other users (${rights}) and not the site's alone: set DATA_DIR to a folder below it, which is made for this user only.`,
    )
  await chmod(dataDir, mode & 0o700)
  log('info', `The data folder ${dataDir} was open to other users (${rights}): it is closed to them now (700).`)
}

/** Makes the data folder, or closes the one that is there to other users, with a line. Throws StartError. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    await closeDataDir(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} can't be written to (${errorCode(error)}): set DATA_DIR to one that can.`,
    )
  }
}
