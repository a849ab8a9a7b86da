// Who may read what the site keeps in files: this process's own user, and nobody else.
import { chmodSync, statSync } from 'node:fs'

/** The rights of group and world. */
export const OTHERS = 0o077

/** Takes all rights on a file or folder from everybody but its owner. Throws what the file system says. */
function closeToOthers(path: string): void {
  const { mode } = statSync(path)
  if (mode & OTHERS) chmodSync(path, mode & 0o700)
}

/** As closeToOthers, for a file that an operator may have put there: another user's, or mounted to be read, is theirs. */
export function closeSecret(path: string): void {
  try {
    closeToOthers(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(EPERM|EROFS)$/.test(String(error.code)))) throw error
  }
}
