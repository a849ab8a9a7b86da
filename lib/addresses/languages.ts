// English has bare addresses. Another language begins each path with its tag: `/ta/clinics`.
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'

/** Next.js accepts a tag in capitals too. */
const TAG = new RegExp(`^/(${TAGS.join('|')})(?=[/?#]|$)`, 'i')
/** Only English serves these: calls, files, and the pages of staff and developers. */
const COMMON = /^\/(api|art|brand|desk|dev|fonts|_next)(?=[/?#]|$)|^\/[\w-]+\.(txt|xml)$/

/** The control of the buttons that change the language and keep what was typed. */
export const LANGUAGE = 'page_language'

export const isCommon = (path: string): boolean => COMMON.test(path)

export const withoutLanguage = (path: string): string => path.replace(TAG, '').replace(/^(?!\/)/, '/')

/** A path that has a language keeps it. */
export function inLanguage(path: string, tag: string): string {
  if (tag === DEFAULT_LANGUAGE || !path.startsWith('/') || TAG.test(path) || isCommon(path)) return path
  return `/${tag}${path}`.replace(/^(\/..)\/(?=[?#]|$)/, '$1')
}

export const languageIn = (path: string): string => TAG.exec(path)?.[1]?.toLowerCase() ?? DEFAULT_LANGUAGE
