// English has bare addresses. Another language begins each path with its tag: `/ta/clinics`. Next's configuration reads
// this file, so it imports nothing.

/** Every language, in the order of the switch. Its texts are a line of lib/texts/languages.ts. */
export const TAGS = ['en', 'hi', 'ta'] as const
export type Language = (typeof TAGS)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

/** Next.js accepts a tag in capitals too. */
const TAG = new RegExp(`^/(${TAGS.join('|')})(?=[/?#]|$)`, 'i')
/** Only English serves these: calls, files, and the pages of staff and developers. */
const COMMON = /^\/(api|art|desk|dev|fonts|_next)(?=[/?#]|$)|^\/[\w-]+\.(txt|xml)$/

export const isCommon = (path: string): boolean => COMMON.test(path)

export const withoutLanguage = (path: string): string => path.replace(TAG, '').replace(/^(?!\/)/, '/')

/** A path that has a language keeps it. */
export function inLanguage(path: string, tag: string): string {
  if (tag === DEFAULT_LANGUAGE || !path.startsWith('/') || TAG.test(path) || isCommon(path)) return path
  return `/${tag}${path}`.replace(/^(\/..)\/(?=[?#]|$)/, '$1')
}

export const languageIn = (path: string): string => TAG.exec(path)?.[1]?.toLowerCase() ?? DEFAULT_LANGUAGE
