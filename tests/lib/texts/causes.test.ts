// The types of flows/causes.ts make sure that each cause has a sentence. These tests check how the sentences are written,
// and that some input gives each cause that a rule names.
import { describe, expect, test } from 'vitest'
import { controlsOf, readForm } from '@/flows/controls'
import { FLOWS } from '@/flows/table'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { causeSentences, causeText } from '@/lib/texts/answers'
import { textsIn } from '@/lib/texts/languages'
import { REFUSED } from '@/tests/flows/refused'

const WORDS = textsIn(DEFAULT_LANGUAGE)

/** Causes that a step finds once the form itself is valid: the third part of flows/causes.ts. */
const FOUND = [
  'pincode.not_served',
  'pincode.other_city',
  'latLng.outside',
  'location.not_at_home',
  'how_long.busy_network',
  'appointment_type.not_by_video',
  'slot.taken',
  'slot.closed',
  'slot.wait',
  'flow.books_nothing',
]
/** Controls whose causes all come from their step. */
const OWN = ['other_city', 'age', 'near', 'code', 'photos']

const refused: Record<string, readonly (readonly [typed: string, cause: string])[]> = REFUSED
const typedInto = (control: string): string[] => (refused[control] ?? []).map(([typed]) => typed)

const given = new Set(
  FLOW_NAMES.flatMap((flow) =>
    FLOWS[flow].rows.flatMap((row) =>
      controlsOf(row).flatMap((control) =>
        ['', 'x', ...typedInto(control)].flatMap((typed) => {
          const cause = readForm(row, new URLSearchParams({ [control]: typed }), flow).causes[control]
          return cause === undefined ? [] : [`${control}.${cause}`]
        }),
      ),
    ),
  ),
)

const written = Object.entries(causeSentences(WORDS)).flatMap(([control, sentences]) =>
  Object.entries(sentences).map(([cause, sentence]) => [`${control}.${cause}`, sentence] as const),
)

describe('the sentences for refusals', () => {
  test.each(written)('the sentence of %s begins with a capital and has no full stop', (_pair, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^!]*[^.!]$/)
  })

  test('each cause for which a form is refused has a sentence', () => {
    expect(given.size).toBeGreaterThan(40)
    expect([...given].filter((pair) => !written.some(([each]) => each === pair))).toEqual([])
  })

  test('each sentence belongs to a cause for which some input is refused', () => {
    const waiting = written.map(([pair]) => pair).filter((pair) => !given.has(pair) && !FOUND.includes(pair))
    expect(waiting.filter((pair) => !OWN.includes(pair.split('.')[0] ?? ''))).toEqual([])
  })

  test('a field that no question asks has a plain sentence', () => {
    expect(causeText(WORDS, 'sid', 'unknown')).toBe('Check this answer')
    expect(causeText(WORDS, '__proto__', 'toString')).toBe('Check this answer')
  })
})
