import type { ChainDocument, DocumentName } from '@/lib/catalogue/brand/document'
import { chain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import type { Visitor } from '@/lib/http/visitor'
import { formatLongDay } from '@/lib/texts/format'

/** `own`: the chain's own document, in the page's language or else in English. Null for the site's. */
export type DocumentProps = {
  origin: string
  changed: string
  own: { document: ChainDocument; language: string } | null
}

export function documentProps({ origin, texts, language }: Visitor, name?: DocumentName): DocumentProps {
  const { brand, pages } = chain()
  const known = name === undefined ? {} : (pages?.[name] ?? {})
  const own = [language, DEFAULT_LANGUAGE].flatMap((tag) => {
    const document = known[tag]
    return document ? [{ document, language: tag }] : []
  })
  return { origin, changed: formatLongDay(texts, brand.documentsChanged), own: own[0] ?? null }
}
