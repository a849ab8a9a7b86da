// Waiting for what comes by itself, on a machine that is busy with other tests too.
import { vi } from 'vitest'

const LONGEST_MS = 30_000

/** Resolves once `check` throws nothing any more; fails with what it threw last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: LONGEST_MS })
