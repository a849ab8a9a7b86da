// A text packed once around places that are filled for each request: gzip (RFC 1952) whose deflate blocks (RFC 1951) are made
// once, but for blocks that are stored as they are, each with an own value where it stands first. Where it stands again the
// packed blocks repeat it from there, whatever it says: only its length is fixed.
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'

/** Bytes that are the same for everybody, and the number of the own value that follows them. */
export type Part = { bytes: Buffer; own: number | null }
/** By the numbers of the own values, where each begins; a value that stands nowhere has no place. */
export type GzipTemplate = { bytes: Buffer; places: readonly (number | undefined)[] }
type Fill = (own: readonly Buffer[]) => Buffer

/** No name, no time, of Unix, as Node's own gzip writes it. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty last block. */
const END = Buffer.from([3, 0])
/** Made once for many requests. */
const LEVEL = 9
/** How far back a block may repeat from (RFC 1951, section 2). */
const WINDOW = 32_768

/** Bytes that no UTF-8 text has (RFC 3629, section 3). */
const NEVER = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]

/** A de Bruijn sequence of them: no three in a row stand in it twice, and three is the least that deflate repeats. */
function sequence(): Buffer {
  const [first = 0] = NEVER
  const bytes = [first, first]
  const seen = new Set<string>()
  for (;;) {
    const before = bytes.slice(-2).join()
    const next = NEVER.findLast((byte) => !seen.has(`${before},${byte}`))
    if (next === undefined) return Buffer.from(bytes)
    seen.add(`${before},${next}`)
    bytes.push(next)
  }
}
const SEQUENCE = sequence()

/**
 * Values of these lengths that stand in for the own ones while the rest is packed. None repeats another one, nor a part of the
 * text, and none begins or ends as another one does: whatever is repeated with a part of a value is that part of it. Null
 * where there are too many.
 */
function standIns(lengths: readonly number[]): Buffer[] | null {
  const values: Buffer[] = []
  const ends = new Set<number | undefined>()
  let at = 0
  for (const [n, length] of lengths.entries()) {
    const isFit = () => SEQUENCE[at] === NEVER[n] && !ends.has(SEQUENCE[at + length - 1])
    while (at + length <= SEQUENCE.length && !isFit()) at += 1
    if (n >= NEVER.length || at + length > SEQUENCE.length) return null
    ends.add(SEQUENCE[at + length - 1])
    values.push(SEQUENCE.subarray(at, at + length))
    at += length
  }
  return values
}

/** A block that is stored as it is (RFC 1951, section 3.2.4); behind a flush, so that it begins with a byte. */
function storedBlock(value: Buffer): Buffer[] {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(value.length, 1)
  head.writeUInt16LE(value.length ^ 0xffff, 3)
  return [head, value]
}

/** Where each own value stands first. Null where two stand side by side: what is repeated could be a part of both. */
function firstPlaces(parts: readonly Part[], lengths: readonly number[]): Map<number, number> | null {
  const places = new Map<number, number>()
  let at = 0
  for (const [n, { bytes, own }] of parts.entries()) {
    if (n > 0 && bytes.length === 0 && own !== null) return null
    at += bytes.length
    if (own === null) continue
    if (!places.has(own)) places.set(own, at)
    at += lengths[own] ?? 0
  }
  return places
}

/**
 * Packs the parts around own values of these lengths in bytes. `fill` writes the whole text with values in their places. Null for
 * a text that can't be packed so.
 */
export function gzipAround(parts: readonly Part[], lengths: readonly number[], fill: Fill): GzipTemplate | null {
  const [values, firsts] = [standIns(lengths), firstPlaces(parts, lengths)]
  if (!values || !firsts) return null
  const text = fill(values)
  const blocks: Buffer[] = [HEADER]
  const places: (number | undefined)[] = lengths.map(() => undefined)
  const pack = (from: number, to: number) => {
    if (from === to) return
    const dictionary = from > 0 ? { dictionary: text.subarray(Math.max(0, from - WINDOW), from) } : {}
    blocks.push(
      deflateRawSync(text.subarray(from, to), { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary }),
    )
  }
  let from = 0
  for (const [own, at] of firsts) {
    const value = values[own]
    if (!value) return null
    pack(from, at)
    places[own] = blocks.reduce((sum, { length }) => sum + length, 0) + 5
    blocks.push(...storedBlock(value))
    from = at + value.length
  }
  pack(from, text.length)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(text.length, 4)
  const packed = { bytes: Buffer.concat([...blocks, END, trailer]), places }
  const probe = probesOf(values)
  const expected = fill(probe)
  return isReadAs(fillGzip(packed, probe, expected), expected) ? packed : null
}

/**
 * Other values of the same lengths. Each byte is another one than the stand-in's at its place, and than those in the place of the
 * same byte elsewhere: what was written as it stood, or repeated from elsewhere, would be read as something else. So what
 * is read right with these is read right with any.
 */
function probesOf(values: readonly Buffer[]): Buffer[] {
  const counts = new Map<number, number>()
  const other = (byte: number): number => {
    const count = (counts.get(byte) ?? 0) + 1
    counts.set(byte, count)
    return (byte + count) % 256
  }
  return values.map((value) => Buffer.from(Array.from(value, other)))
}

/** Whether what was packed is read as the text: a short value may stand in a block as it is, where it is not repeated. */
function isReadAs(packed: Buffer, text: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(text)
  } catch {
    return false
  }
}

/** The packed text with own values in their places; `text` is the whole of it, whose check sum stands at its end. */
export function fillGzip({ bytes, places }: GzipTemplate, own: readonly Buffer[], text: Buffer): Buffer {
  const filled = Buffer.from(bytes)
  for (const [n, value] of own.entries()) {
    const at = places[n]
    if (at !== undefined) value.copy(filled, at)
  }
  filled.writeUInt32LE(crc32(text), filled.length - 8)
  return filled
}
