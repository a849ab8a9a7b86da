import { translationsOf } from '@/lib/catalogue/chain'
import type { SoundedName } from '@/lib/domain/clinics/sound'

/** A name of the chain file, with its translations as other spellings. */
export const named = (name: string, also: readonly string[] = []): SoundedName => ({
  name,
  also: [...also, ...translationsOf(name)],
})

/** A clinic whose name and locality can be searched in every language. */
export function inEveryLanguage<C extends { name: string; locality: string }>(clinic: C): C {
  const spelt = (text: string) => [text, ...translationsOf(text)].join(' ')
  return { ...clinic, name: spelt(clinic.name), locality: spelt(clinic.locality) }
}
