import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import { fill } from '@/lib/texts/fill'
import { formatLanguages } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

/** Such as `Speaks Tamil`; empty for English, which everybody at a desk speaks. */
export const speaksText = (texts: Texts, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? ''
    : fill(texts['desk-day'].DAY.tags.speaks, { language: formatLanguages(texts, [language]) })
