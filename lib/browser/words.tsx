// The words that the server handed to the page, for components and for what runs beside them in the browser.
import { createContext, useContext } from 'react'
import { type Area, DEFAULT_LANGUAGE, type Words, wordsOf } from '@/lib/texts/languages'

type HandedWords = Partial<Words>

/** All that pages have handed so far, in a browser, which reads one language. On the server it stays empty. */
const kept: HandedWords = { ...wordsOf(DEFAULT_LANGUAGE) }

const WordsContext = createContext(kept)

function read<A extends Area>(words: HandedWords, area: A): Words[A] {
  const found = words[area]
  if (found === undefined) throw new Error(`The page was not handed the words of ${area}`)
  return found
}

/** The words of an area; the page has to be handed them (lib/http/words.ts). */
export const useWords = <A extends Area>(area: A): Words[A] => read(useContext(WordsContext), area)

/** The same outside of components, in the browser alone: a server has many readers. */
export const wordsHere = <A extends Area>(area: A): Words[A] => read(kept, area)
