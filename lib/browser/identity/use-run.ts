import { useCallback, useRef, useState } from 'react'
import type { Problem, Problems } from '@/lib/browser/forms/problem'
import { type Identity, useIdentity } from '@/lib/browser/identity/use-identity'
import { type AuthCall, authProblem } from '@/lib/browser/pool/errors'
import { trackLoading, useIsLoading } from '@/lib/browser/shell/loading-areas'

// biome-ignore lint/suspicious/noConfusingVoidType: work without a result reports no problem.
type Work = (identity: Identity) => Promise<Problem | Problems | undefined | void>

export function useRun(area: string, first: Problems = []) {
  const load = useIdentity()
  const isBusy = useIsLoading(area)
  const running = useRef(false)
  const [problems, setProblems] = useState<Problems>(first)

  /** Does nothing while another run is under way. True on success. Errors are worded for `where`. */
  const run = useCallback(
    async (where: AuthCall, control: string | null, work: Work): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      const found = await trackLoading(area, async () => work(await load()))
        .then((wrong) => (wrong ? [wrong].flat() : []))
        .catch((error: unknown) => [{ control, ...authProblem(error, where) }])
      running.current = false
      setProblems(found)
      return found.length === 0
    },
    [area, load],
  )

  return { isBusy, problems, setProblems, run, load, running }
}

export type Run = ReturnType<typeof useRun>
