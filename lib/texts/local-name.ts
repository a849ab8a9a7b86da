import type { Texts } from '@/lib/texts/languages'

/** A text of the chain, such as a city's name, in the reader's language. Unchanged if the chain gives no translation. */
export const localName = ({ own }: Pick<Texts, 'own'>, text: string): string => own[text] ?? text
