// Which coding an answer's body goes out in (RFC 9110, section 12.5.3). Of those that a browser takes it does not say
// which one it likes best: the smallest one.

/** What the site has bodies in, the smallest first. */
const CODINGS = ['br', 'gzip'] as const
export type Compression = (typeof CODINGS)[number]

/** The weight that a header gives to a coding, 0 to 1; null when it does not name it. */
function weightOf(header: string, coding: string): number | null {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    if (name !== coding) continue
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    return Number.isNaN(weight) ? 0 : weight
  }
  return null
}

/** The coding to answer in, given Accept-Encoding; null for the body as it is. */
export function codingFor(header: string | undefined): Compression | null {
  if (!header) return null
  return CODINGS.find((coding) => (weightOf(header, coding) ?? weightOf(header, '*') ?? 0) > 0) ?? null
}
