// From the causes of a refusal to the sentences that a patient reads, by control.
import type { Causes, Control, Sentences } from '@/flows/causes'

export type Mistakes<C extends Control> = { [K in C]?: string }

/** The mistakes of the controls that a page shows. What a page of before can't name has a `plain` sentence. */
export function mistakesIn<C extends Control>(sentences: Sentences<C>, causes: Causes, plain: string): Mistakes<C> {
  const known: Record<string, Record<string, string> | undefined> = sentences
  const mistakes: Mistakes<C> = {}
  for (const [control, cause] of Object.entries(causes))
    Object.assign(mistakes, { [control]: known[control]?.[cause] ?? plain })
  return mistakes
}
