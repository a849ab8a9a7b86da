// Waits with enough patience for a machine that is busy with other tests.
import { vi } from 'vitest'

const LONGEST_MS = 30_000

/** Resolves once `check` no longer throws. Rejects with its last error. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: LONGEST_MS })
