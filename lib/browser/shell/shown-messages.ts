// A dialog's message is not repeated: no second dialog, and the next page does not read it out.
const shown = new Set<string>()

export const wasShown = (name: string): boolean => shown.has(name)

export function markShown(...names: readonly string[]): void {
  for (const name of names) shown.add(name)
}

export const forgetShown = (name: string): boolean => shown.delete(name)
