// `npm run font` writes these files.
import type { Language } from '@/lib/catalogue/languages'

/** The script of each language whose letters Figtree lacks. */
export const SCRIPTS = {
  hi: 'devanagari',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
  mr: 'devanagari',
} satisfies Partial<Record<Language, string>>

/** The weight of each file, and of the texts that it draws. */
export const WEIGHTS = [
  { weight: '400', drawn: '400' },
  { weight: '600', drawn: '600 700' },
] as const

/** Browsers keep a file for a year, so the path has the version of its package. */
export const NOTO = '/fonts/noto-5.3.0'
export const sheetOf = (script: string): string => `${NOTO}/${script}.css`
export const fontOf = (script: string, weight: string): string => `${NOTO}/${script}-${weight}.woff2`
