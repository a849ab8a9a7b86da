// The zeros of India's scripts (with Urdu's two, Ol Chiki, Meetei Mayek) and of full-width keyboards. In
// Unicode, the nine other digits follow each zero.
const ZEROS = [...'०০੦૦୦௦౦೦൦٠۰᱐꯰０'].map((zero) => zero.codePointAt(0) ?? 0)

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Turns decimal digits of any Indian script, and full-width ones, into 0 to 9. */
export const asciiDigits = (typed: string): string => typed.replace(/\p{Nd}/gu, toAsciiDigit)

/** Removes control, zero-width and bidi marks, doubled spaces, and lone surrogates, which PostgreSQL refuses. */
export function tidy(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
