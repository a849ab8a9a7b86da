import { chmodSync, statSync } from 'node:fs'

export const OTHERS = 0o077

function closeToOthers(path: string): void {
  const { mode } = statSync(path)
  if (mode & OTHERS) chmodSync(path, mode & 0o700)
}

/** An operator's file stays as it is if it is another user's or on a read-only mount. */
export function closeSecret(path: string): void {
  try {
    closeToOthers(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(EPERM|EROFS)$/.test(String(error.code)))) throw error
  }
}
