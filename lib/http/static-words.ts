// The words of a page that is the same for everybody, written at build time.
import type { GetStaticProps } from 'next'
import type { PageName } from '@/lib/addresses/page-areas'
import { handedWords } from '@/lib/http/page-words'
import { DEFAULT_LANGUAGE, type Words, wordsOf } from '@/lib/texts/languages'

/** The getStaticProps of a page that shows words alone. */
export const withWords =
  (page: PageName): GetStaticProps<{ words: Partial<Words> }> =>
  () => ({ props: { words: handedWords(wordsOf(DEFAULT_LANGUAGE), page) } })
