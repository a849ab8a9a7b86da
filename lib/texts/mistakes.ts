import type { Causes, Control, Sentences } from '@/flows/causes'

export type Mistakes<C extends Control> = { [K in C]?: string }

/** The sentence of each cause, by control. A cause without one, as an older page may send, gets `plain`. */
export function mistakesIn<C extends Control>(sentences: Sentences<C>, causes: Causes, plain: string): Mistakes<C> {
  const known: Record<string, Record<string, string> | undefined> = sentences
  const mistakes: Mistakes<C> = {}
  for (const [control, cause] of Object.entries(causes))
    Object.assign(mistakes, { [control]: known[control]?.[cause] ?? plain })
  return mistakes
}
