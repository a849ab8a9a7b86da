import { runSweeps, type Sweep } from '@/lib/db/sweep'

/**
 * Runs the sweeps to their end and returns the number of changed rows. A failed sweep logs an error, which fails the
 * test.
 */
export const swept = (sweeps: Sweep | readonly Sweep[]): Promise<number> =>
  runSweeps([sweeps].flat(), { now: new Date(), isOver: () => false })
