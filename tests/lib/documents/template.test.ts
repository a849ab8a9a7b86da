import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markOf } from '@/lib/documents/marks'
import { encodeFilled, templateOf } from '@/lib/documents/template'

const filled = (marked: string, own: readonly string[]): string =>
  own.reduce((text, value, n) => text.replaceAll(markOf(n), () => value), marked)

/** Pieces of a page around marks, also of marks beside each other, of what looks like them and of what is written by hand. */
const piece = fc.oneof(
  fc.constantFrom('<a href="/x?phone=%7E', '">Change</a>', '&amp;name=%7E', '"~', ' – ', 'own', '\u{1f600}', 'நாசா '),
  fc.string(),
)

/** Whatever stands in it and however long it is: letters, runs of one, other scripts. */
const own = fc
  .tuple(fc.constantFrom('a', 'ff', 'Asha ', 'நாசா', '\u{1f600}9', 'x_-7Q'), fc.nat({ max: 30 }))
  .map(([unit, count]) => unit.repeat(count + 1))

test('a template is read as the text with own values in the place of their marks, packed or not, whatever their lengths', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.nat({ max: 3 }))),
      fc.array(fc.array(own, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      (pieces, visitors) => {
        const marked = pieces.map((each) => (typeof each === 'number' ? markOf(each) : each)).join('')
        const template = templateOf(marked)
        for (const own of visitors) {
          const text = Buffer.from(filled(marked, own))
          expect(encodeFilled({ template, own }, null).equals(text)).toBe(true)
          expect(gunzipSync(encodeFilled({ template, own }, 'gzip')).equals(text)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a value that is too short to be repeated is never left as it stood for somebody else', () => {
  // One in 256 was, when what was packed was tried with values by chance.
  const marked = `${markOf(0)}&>7${markOf(0)}<a href="/x?phone=%7E`
  for (let n = 0; n < 1000; n += 1) {
    const template = templateOf(marked)
    const own = [`a${String(n).padStart(3, '0')}`]
    expect(gunzipSync(encodeFilled({ template, own }, 'gzip')).toString()).toBe(filled(marked, own))
  }
})

test('what was packed for one visitor holds nothing of another one of the same lengths', () => {
  const marked = `<p>${markOf(0)}</p>${'<b>the same for everybody</b>'.repeat(200)}<p>${markOf(0)} ${markOf(1)}</p>`
  const template = templateOf(marked)
  const [first, second] = [
    ['Asha Rao', 'x'.repeat(60)],
    ['Ravi Dev', 'y'.repeat(60)],
  ] as const
  const packed = encodeFilled({ template, own: first }, 'gzip')
  const other = encodeFilled({ template, own: second }, 'gzip')
  expect(other.length).toBe(packed.length)
  // Own values stand in it as they are, once each; all else is the same bytes.
  expect(packed.includes('Asha Rao')).toBe(true)
  expect(other.includes('Asha Rao')).toBe(false)
  expect(gunzipSync(other).toString()).toBe(filled(marked, second))
  expect(packed.length).toBeLessThan(400)
})
