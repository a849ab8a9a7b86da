// The words that the server handed to the page, for components and for what runs beside them in the browser.
import { createContext, type ReactNode, useContext } from 'react'
import type { Area, Words } from '@/lib/texts/languages'

export type HandedWords = Partial<Words>

/** All that pages have handed to this browser, which reads one language. On a server, which has many readers, it stays empty. */
const kept: HandedWords = {}

const WordsContext = createContext(kept)

/** Keeps what a page was handed beside what came before: the shell's words come with the first page alone. */
export const keepWords = (words: HandedWords): HandedWords => Object.assign(kept, { ...words, ...kept })

export function WordsProvider({ words, children }: { words: HandedWords; children: ReactNode }) {
  const value = typeof window === 'undefined' ? words : keepWords(words)
  return <WordsContext value={value}>{children}</WordsContext>
}

function read<A extends Area>(words: HandedWords, area: A): Words[A] {
  const found = words[area]
  if (found === undefined) throw new Error(`The page was not handed the words of ${area} (lib/addresses/page-areas.ts)`)
  return found
}

/** The words of an area, which the page has to be handed. */
export const useWords = <A extends Area>(area: A): Words[A] => read(useContext(WordsContext), area)

/** The same outside of components, in the browser alone. */
export const wordsHere = <A extends Area>(area: A): Words[A] => read(kept, area)
