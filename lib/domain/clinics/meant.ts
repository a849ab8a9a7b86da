import { bySound, type SoundedName } from '@/lib/domain/clinics/sound'
import { respelt } from '@/lib/domain/clinics/spelling'

/** Making the sounds of three hundred names takes longer than a search. */
const made = new Map<string, ReturnType<typeof bySound>>()
const MOST_MADE = 100

function soundsOf(names: readonly SoundedName[]): ReturnType<typeof bySound> {
  const key = JSON.stringify(names)
  const known = made.get(key) ?? bySound(names)
  if (made.size >= MOST_MADE) made.clear()
  made.set(key, known)
  return known
}

/** The nearest name, by its letters or by its sound. Null without a near one. Call it only after an exact search failed. */
export function meantName(typed: string, names: readonly SoundedName[]): string | null {
  const inLatin = names.flatMap(({ name, also }) => [name, ...also]).filter((name) => /[a-z]/i.test(name))
  return respelt(typed, inLatin) ?? soundsOf(names)(typed).find(({ isNear }) => isNear)?.name ?? null
}
