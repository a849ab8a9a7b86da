// What a dialog has told already, so that nothing is told twice: no second dialog for it, and the page that it leads to says it
// without being read out.
const shown = new Set<string>()

/** Whether it was told; by the name of what happened, or the address of the page that would say so. */
export const wasShown = (name: string): boolean => shown.has(name)

/** Keeps in mind that these were told. */
export function markShown(...names: readonly string[]): void {
  for (const name of names) shown.add(name)
}

/** What happens anew may be told anew. */
export const forgetShown = (name: string): boolean => shown.delete(name)
