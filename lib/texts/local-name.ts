import type { Texts } from '@/lib/texts/languages'

/** A text of the chain, such as a city's name, in the reader's language. Unchanged if the chain gives no translation. */
export const localName = ({ own }: Pick<Texts, 'own'>, text: string): string => own[text] ?? text

/** The same for the texts of a clinic. */
export function localPlace<C extends { name: string; locality: string; address: string }>(
  texts: Pick<Texts, 'own'>,
  { ...clinic }: C,
): C {
  for (const key of ['name', 'locality', 'address'] as const) clinic[key] = localName(texts, clinic[key])
  return clinic
}
