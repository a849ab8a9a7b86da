// One thing after the other with the identity: what is under way, and what went wrong in the patient's words.
import { useCallback, useRef, useState } from 'react'
import type { Problem, Problems } from '@/lib/browser/forms/problem'
import { type Identity, useIdentity } from '@/lib/browser/identity/use-identity'
import { type AuthCall, authProblem } from '@/lib/browser/pool/errors'
import { trackLoading, useIsLoading } from '@/lib/browser/shell/loading-areas'

// biome-ignore lint/suspicious/noConfusingVoidType: work that gives nothing has nothing to say of a mistake.
type Work = (identity: Identity) => Promise<Problem | Problems | undefined | void>

/** `area` is the loading area that waits for it, `first` what went wrong before the screen was shown. */
export function useRun(area: string, first: Problems = []) {
  const load = useIdentity()
  const isBusy = useIsLoading(area)
  const running = useRef(false)
  const [problems, setProblems] = useState<Problems>(first)

  /**
   * Does it, unless something else is under way; gives whether it went well. What it gives, or what it throws, is shown
   * as what is wrong: the latter in the words of `where`, at the control.
   */
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
