// The words that the server handed to the page, for components and for what runs beside them in the browser.
import { createContext, type ReactNode, useContext } from 'react'
import type { Area, Texts } from '@/lib/texts/languages'

export type HandedWords = Partial<Texts>

/** All that pages have handed to this browser, which reads one language. On a server, which has many readers, it stays empty. */
const loaded: HandedWords = {}

const TextsContext = createContext(loaded)

/** Keeps what a page was handed beside what came before: the shell's words come with the first page alone. */
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

/** The words of an area, which the page has to be handed. */
export const useTexts = <A extends Area>(area: A): Texts[A] => read(useContext(TextsContext), area)

/** The same outside of components, in the browser alone. */
export const textsHere = <A extends Area>(area: A): Texts[A] => read(loaded, area)
