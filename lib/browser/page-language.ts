import { inLanguage, languageIn } from '@/lib/addresses/languages'

/** A path of the site in the language of the page, outside components. */
export const localPathHere = (path: string): string => inLanguage(path, languageIn(window.location.pathname))

/** A header, so that a call's messages come in the language of the page. */
export const pageLanguage = (): { 'Accept-Language': string } => ({ 'Accept-Language': document.documentElement.lang })
