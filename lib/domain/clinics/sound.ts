// A name that was typed in another script, or written as it sounds. Lists that compare letters are in spelling.ts.

import { editsToPrefixes } from '@/lib/domain/clinics/spelling'

/** The Unicode blocks of Devanagari, Tamil, Telugu, Kannada and Malayalam have the layout of one Indian standard (ISCII). */
const BLOCKS = [0x0900, 0x0b80, 0x0c00, 0x0c80, 0x0d00]
const BLOCK_SIZE = 0x80
const MALAYALAM = 0x0d00
const FIRST_CONSONANT = 0x15
const CONSONANTS = 'k kh g gh ng c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ')
/** From the sign of a long a to the sign that takes a consonant's own vowel away. */
const [FIRST_SIGN, LAST_SIGN] = [0x3e, 0x4d]
const LETTERS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    a: [0x05, 0x06, 0x3e],
    i: [0x07, 0x08, 0x3f, 0x40],
    u: [0x09, 0x0a, 0x41, 0x42],
    ri: [0x0b, 0x43],
    e: [0x0d, 0x0e, 0x0f, 0x45, 0x46, 0x47],
    ai: [0x10, 0x48],
    o: [0x11, 0x12, 0x13, 0x49, 0x4a, 0x4b],
    au: [0x14, 0x4c, 0x57],
    n: [0x01, 0x02],
  }).flatMap(([said, offsets]) => offsets.map((offset) => [offset, said] as const)),
)
/** Malayalam's letters of consonants without a vowel. */
const CHILLU: ReadonlyMap<number, string> = new Map(['n', 'n', 'r', 'l', 'l', 'k'].map((said, at) => [0x7a + at, said]))

const offsetIn = (letter: string | undefined, block: number): number => (letter?.codePointAt(0) ?? 0) - block

function saidAs(letter: string, next: string | undefined): string {
  const block = BLOCKS.find((first) => {
    const offset = offsetIn(letter, first)
    return offset >= 0 && offset < BLOCK_SIZE
  })
  if (block === undefined) return letter
  const offset = offsetIn(letter, block)
  const consonant = CONSONANTS[offset - FIRST_CONSONANT]
  if (consonant === undefined) return LETTERS.get(offset) ?? (block === MALAYALAM ? (CHILLU.get(offset) ?? '') : '')
  const after = offsetIn(next, block)
  return after >= FIRST_SIGN && after <= LAST_SIGN ? consonant : `${consonant}a`
}

/** Sounds that Latin spellings of Indian names mix up become one letter, in this order. `S` stands for ch, j, s and sh. */
const MIXED: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/t?ch|sh|c(?=[eiy])|[jsz]/g, 'S'],
  [/[ckg]h?/g, 'k'],
  [/[dt]h?/g, 't'],
  [/[pb]h?|[fvw]/g, 'p'],
  [/m/g, 'n'],
  [/ee|ii|ie|y/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ai|ae|ei/g, 'e'],
  [/au/g, 'o'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

type Sound = { letters: string; heard: string; consonants: string }

function soundOf(text: string): Sound {
  const typed = [...text.normalize('NFC').toLowerCase()]
  const latin = typed.map((letter, at) => saidAs(letter, typed[at + 1])).join('')
  const heard = MIXED.reduce((said, [mixed, one]) => said.replace(mixed, one), latin)
  return {
    letters: text.toLowerCase().replace(/[^a-z]/g, ''),
    heard,
    consonants: heard.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1'),
  }
}

const edits = (from: string, to: string): number => editsToPrefixes([...from], [...to]).at(-1) ?? 0

/** `also`: other spellings of the name, in any script. */
export type SoundedName = { name: string; also: readonly string[] }
type KnownName = { name: string; sounds: readonly (Sound & { isOther: boolean })[] }

/** Another name with the same consonants is nearer if its vowels and letters are too. */
const WEIGHTS = { consonants: 1, heard: 0.5, letters: 1, other: 0.25 }
/** No name with more consonants too many or too few is meant. */
const MOST_MISSING = 2

/** The beginning of a name in an Indian script. Two sounds are enough to be near. */
const BEGUN = { sounds: 2, distance: 0.4 }
const isBegun = (typed: Sound, { heard }: Sound): boolean =>
  typed.letters === '' &&
  typed.heard.length >= BEGUN.sounds &&
  heard.length > typed.heard.length &&
  heard.startsWith(typed.heard)

function distance(typed: Sound, known: KnownName['sounds'][number]): number {
  if (isBegun(typed, known)) return BEGUN.distance
  if (Math.abs(known.consonants.length - typed.consonants.length) > MOST_MISSING) return Number.POSITIVE_INFINITY
  const bySound =
    WEIGHTS.consonants * edits(typed.consonants, known.consonants) + WEIGHTS.heard * edits(typed.heard, known.heard)
  const byLetters = typed.letters === '' ? 0 : WEIGHTS.letters * edits(typed.letters, known.letters)
  return bySound + byLetters + (known.isOther ? WEIGHTS.other : 0)
}

/** Measured: misspelt names are nearer, and names of other places further away. */
const NEAR = { aLatinLetter: 0.45, anIndianSound: 0.2, most: 1.5 }

function nearest(typed: Sound): number {
  if (typed.letters !== '') return NEAR.aLatinLetter * typed.letters.length
  return Math.min(NEAR.most, NEAR.anIndianSound * typed.heard.length)
}

export type RankedName = { name: string; distance: number; isNear: boolean }

/** Makes the sounds of the names once. The result ranks them, the nearest first. */
export function bySound(names: readonly SoundedName[]): (typed: string) => RankedName[] {
  const known: KnownName[] = names.map(({ name, also }) => ({
    name,
    sounds: [name, ...also].map((spelling, at) => ({ ...soundOf(spelling), isOther: at > 0 })),
  }))
  return (text) => {
    const typed = soundOf(text)
    return known
      .map(({ name, sounds }) => {
        // Latin letters are compared with Latin letters.
        const alike = typed.letters === '' ? sounds : sounds.filter(({ letters }) => letters !== '')
        const nearestOf = Math.min(...alike.map((sound) => distance(typed, sound)))
        return { name, distance: nearestOf, isNear: nearestOf <= nearest(typed) }
      })
      .filter((found) => Number.isFinite(found.distance))
      .sort((a, b) => a.distance - b.distance)
  }
}
