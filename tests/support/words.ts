// A browser that was handed all words: which page hands which is tests/structure/page-words.test.ts's to hold.
import { keepWords } from '@/lib/browser/words'
import { DEFAULT_LANGUAGE, wordsOf } from '@/lib/texts/languages'

keepWords(wordsOf(DEFAULT_LANGUAGE))
