import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { type Language, TAGS } from '@/lib/catalogue/languages'
import { languageOf } from '@/lib/texts/languages'

/** A call has no language in its path, so its Accept-Language decides. The site's pages send their own. */
export const acceptedLanguage = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  languageOf(headers['accept-language'] === undefined ? undefined : new Negotiator({ headers }).language([...TAGS]))
