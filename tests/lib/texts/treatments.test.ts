import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { consultationsOf, PUBLIC_CONSULTATIONS } from '@/lib/catalogue/treatments/public-consultations'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import { FAMILIES } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'
import { treatmentLabel } from '@/lib/http/steps/treatment-title'
import { textsIn } from '@/lib/texts/languages'

const { TREATMENT_TEXTS } = textsIn(DEFAULT_LANGUAGE).treatments
const IDS = PUBLIC_CONSULTATIONS.map(({ id }) => id)

test('each entry has its place in one family', () => {
  expect(FAMILIES.flatMap(consultationsOf).map(({ id }) => id)).toEqual([
    'routine_checkup',
    'teeth_cleaning',
    'emergency',
    'aligners',
    'braces',
    'teeth_whitening',
    'dental_veneers',
    'dental_bonding',
    'dental_jewellery',
    'implant_scan',
    'bridges',
    'complete_dentures',
    'root_canal',
    'tooth_extraction',
    'scaling_root_planing',
  ])
})

test.each(TREATMENT_KEYS)('the English name of %s in a choice is the catalogue’s', (key) => {
  expect(treatmentLabel(textsIn(DEFAULT_LANGUAGE), key)).toBe(TREATMENTS[key].label)
})

describe.each(IDS)('the page of %s', (id) => {
  const text = TREATMENT_TEXTS[id]
  const { line, what, who, unless, steps, questions } = text
  const sentences = [
    line,
    ...what,
    ...who,
    unless,
    ...steps,
    ...questions.flatMap((each) => [each.question, each.answer]),
  ]

  test('the page says what the treatment is, for whom, how it goes, and answers four to six questions', () => {
    expect(what.length).toBeGreaterThanOrEqual(2)
    expect(who.length).toBeGreaterThanOrEqual(2)
    expect(steps.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.length).toBeLessThanOrEqual(6)
    expect(questions.every(({ question }) => /[?.]$/.test(question))).toBe(true)
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([])
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('the page is short: one line on the card, 200 to 420 words in all', () => {
    expect(line.length).toBeLessThanOrEqual(60)
    const words = sentences.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(200)
    expect(words).toBeLessThanOrEqual(420)
  })

  test('the page makes no promises and uses no loud words', () => {
    const loud = /!|\b(best|leading|world-class|amazing|perfect|guarantee\w*|painless|100 ?%|forever|always works)\b/i
    expect(sentences.filter((sentence) => loud.test(sentence))).toEqual([])
  })
})
