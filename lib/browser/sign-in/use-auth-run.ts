// One thing after the other with the identity: what is under way, and what went wrong in the patient's words.
import { useRef, useState } from 'react'
import { textOf, type Where } from '@/lib/browser/pool/errors'
import { type Identity, useIdentity } from '@/lib/browser/sign-in/use-identity'

/** What is wrong, and the control that it leads to; null for what no control can mend. */
export type Problem = { control: string | null; text: string }
export type Problems = readonly Problem[]

/** What is wrong with one control; null when nothing is. */
export const mistakeOf = (problems: Problems, control: string): string | null =>
  problems.find((problem) => problem.control === control)?.text ?? null

/** The name of an error as the identity's calls give it; empty for anything else. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

type Work = (identity: Identity) => Promise<Problem | Problems | undefined>

/** `first` is what went wrong before the screen was shown. */
export function useAuthRun(first: Problems = []) {
  const load = useIdentity()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>(first)

  /** Does it, unless something else is under way. What it gives, or what it throws, is shown as what is wrong. */
  async function run(control: string | null, where: Where, work: Work): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const wrong = await work(await load())
      setProblems(wrong ? [wrong].flat() : [])
    } catch (error) {
      setProblems([{ control, text: textOf(error, where) }])
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problems, setProblems, run, load, running }
}

export type AuthRun = ReturnType<typeof useAuthRun>
