// Works sweeps off to their end.
import { runSweeps, type Sweep } from '@/lib/db/sweep'

/** How many rows were worked on. A sweep that fails is an error in the log, which fails the test. */
export const swept = (sweeps: Sweep | readonly Sweep[]): Promise<number> =>
  runSweeps([sweeps].flat(), { now: new Date(), isOver: () => false })
