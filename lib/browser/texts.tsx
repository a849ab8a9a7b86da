import { createContext, type ReactNode, useContext } from 'react'
import type { Area, Texts } from '@/lib/texts/languages'

export type HandedWords = Partial<Texts>

/** One browser reads one language, so all pages share this. Empty on a server, which has many readers. */
const loaded: HandedWords = {}

const TextsContext = createContext(loaded)

export const storeTexts = (texts: HandedWords): HandedWords => Object.assign(loaded, { ...texts, ...loaded })

export function TextsProvider({ texts, children }: { texts: HandedWords; children: ReactNode }) {
  const value = typeof window === 'undefined' ? texts : storeTexts(texts)
  return <TextsContext value={value}>{children}</TextsContext>
}

function read<A extends Area>(texts: HandedWords, area: A): Texts[A] {
  const found = texts[area]
  if (found === undefined) throw new Error(`The page was not handed the words of ${area} (lib/addresses/page-areas.ts)`)
  return found
}

export const useTexts = <A extends Area>(area: A): Texts[A] => read(useContext(TextsContext), area)

/** Outside components, in the browser only. */
export const textsHere = <A extends Area>(area: A): Texts[A] => read(loaded, area)
