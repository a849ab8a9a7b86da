// A document with places for what is one visitor's own: made and packed once for all whose documents are the same but for that.
import { type Compression, encode } from '@/lib/documents/encoding'
import { fillGzip, type GzipTemplate, gzipAround, type Part } from '@/lib/documents/gzip-template'
import { splitAtMarks } from '@/lib/documents/marks'
import { putNewest } from '@/lib/typed/put-newest'

export type Template = { parts: readonly Part[]; packed: Map<string, GzipTemplate | null> }
/** A document of one visitor: `own` takes the places of the marks, by their numbers. */
export type FilledTemplate = { template: Template; own: readonly string[] }

/** The lengths that own values have together: a name has some twenty. */
const MOST_LENGTHS = 8

/** A text with marks (marks.ts) as a template. */
export function templateOf(marked: string): Template {
  return {
    parts: splitAtMarks(marked).map(({ text, own }) => ({ bytes: Buffer.from(text), own })),
    packed: new Map(),
  }
}

function fill(parts: readonly Part[], own: readonly Buffer[]): Buffer {
  const bytes: Buffer[] = []
  for (const part of parts) {
    bytes.push(part.bytes)
    const value = part.own === null ? undefined : own[part.own]
    if (value) bytes.push(value)
  }
  return Buffer.concat(bytes)
}

/** The text packed around values of these lengths; null for one that has to be packed by itself. */
function packedFor({ parts, packed }: Template, lengths: readonly number[]): GzipTemplate | null {
  const key = lengths.join()
  const known = packed.get(key)
  if (known !== undefined) return known
  const made = gzipAround(parts, lengths, (values) => fill(parts, values))
  putNewest(packed, key, made, MOST_LENGTHS)
  return made
}

/** The bytes of a visitor's document in a coding; null for UTF-8 as it is. */
export function encodeFilled({ template, own }: FilledTemplate, coding: Compression | null): Buffer {
  const values = own.map((value) => Buffer.from(value))
  const text = fill(template.parts, values)
  const packed =
    coding === 'gzip' &&
    packedFor(
      template,
      values.map(({ length }) => length),
    )
  return packed ? fillGzip(packed, values, text) : encode(text, coding)
}
