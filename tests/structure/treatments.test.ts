// A new treatment needs a record, texts for its page and a drawing. No other code names a treatment by its key.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TREATMENT_KEYS, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { filesOf, type Node, nodesOf, PRODUCT } from '@/tests/structure/tree'

const RECORD = 'lib/catalogue/treatments/treatments.ts'
const WORDS = /^lib\/texts\/en\/treatments\/(?!all)/

/** Files in which the specification names treatments itself. A new treatment is not among them. */
const SPECIFICATION: Record<string, string> = {
  'flows/table.ts': 'section 2: what a flow is about',
  'flows/conditions.ts': 'section 2, ORGANIC 3: what may be done at home',
  'lib/catalogue/treatments/treatment-record.ts':
    'section 3: the types of treatments, one of them called like its treatment',
  'lib/catalogue/treatments/treatment-names.ts':
    'sections 3 and 4: scan kinds, the key selection, and what nobody named',
}

/** Keys of treatments that are also answers to another question. */
const ANSWERS: Record<string, readonly string[]> = {
  'lib/catalogue/treatments/concerns.ts': ['braces', 'crossbite', 'overbite'],
  'lib/texts/en/questions/select-concern.ts': ['braces', 'crossbite', 'overbite'],
}

const isName = ({ type }: Node): boolean => type === 'Identifier'

/** The strings, property names and members in a file. */
function namesIn(path: string): Set<string> {
  return new Set(
    nodesOf(path).flatMap((node) => {
      if (node.type === 'Literal') return [String(node.value)]
      const part = { Property: node.key, MemberExpression: node.property }[node.type] as Node | undefined
      return part && !node.computed && isName(part) ? [String(part.name)] : []
    }),
  )
}

/** A translation has the keys of the English texts. */
const TRANSLATED = /^lib\/texts\/(?!en\/)\w\w\//
const written = filesOf(PRODUCT)
  .filter((path) => !TRANSLATED.test(path))
  .map((path) => [path, namesIn(path)] as const)

const filesNaming = (key: string): string[] =>
  written
    .filter(([path, names]) => names.has(key) && !(path in SPECIFICATION) && !ANSWERS[path]?.includes(key))
    .map(([path]) => path)

/** The names of treatments that have no page. */
const LABELS = 'lib/texts/en/treatments/all.ts'

// UNNAMED is left out because it is an everyday word as well.
test.each(TREATMENT_KEYS.filter((key) => key !== UNNAMED))(
  'only its record, and at most one file of texts, names %s',
  (key) => {
    const [record, ...named] = filesNaming(key)
    const more = named.filter((path) => path !== LABELS)
    expect(record).toBe(RECORD)
    expect(more.filter((path) => !WORDS.test(path))).toEqual([])
    expect(more.length).toBeLessThanOrEqual(1)
  },
)

test('each listed exception is needed', () => {
  const names = new Map(written)
  const isNamed = (path: string, key: string) => names.get(path)?.has(key) ?? false
  expect(Object.keys(SPECIFICATION).filter((path) => !TREATMENT_KEYS.some((key) => isNamed(path, key)))).toEqual([])
  expect(
    Object.entries(ANSWERS).flatMap(([path, keys]) =>
      keys.filter((key) => !isNamed(path, key)).map((key) => [path, key]),
    ),
  ).toEqual([])
})

/** Patients read treatmentLabel, which is in their language. */
const LABELLED = [
  'lib/catalogue/treatments/treatment-names.ts',
  'lib/page-handlers/desk/correct-form.ts',
  'lib/page-handlers/desk/new-page.ts',
]

test('only the desk’s choices read a catalogue label', () => {
  const reads = (path: string) =>
    /TREATMENTS\[[^\]]+\]\.label|\{ label \} = TREATMENTS/.test(readFileSync(path, 'utf8'))
  expect(filesOf(PRODUCT).filter(reads)).toEqual(LABELLED)
})
