import { expect, test } from 'vitest'
import { readDocument } from '@/lib/chain-file/document'

const FACTS = { brand: 'Mula Dental', email: 'care@mula.example' }
const read = (markdown: string) => readDocument(markdown, FACTS)

test('headings, paragraphs, lists, bold, links and holes become the parts of a page', () => {
  const { document, mistakes } = read(`What you can [count](/treatments) on at {brand}.

## Booking

Write to [us](mailto:{email}), or **call**.

1. Choose a slot.

   Any one.

2. Come.

## Law

The courts at Pune decide.
`)
  expect(mistakes).toEqual([])
  expect(document).toEqual({
    lead: [{ text: 'What you can ' }, { text: 'count', href: '/treatments' }, { text: ' on at Mula Dental.' }],
    sections: [
      {
        id: 'booking',
        title: 'Booking',
        blocks: [
          {
            paragraph: [
              { text: 'Write to ' },
              { text: 'us', href: 'mailto:care@mula.example' },
              { text: ', or ' },
              { text: 'call', isStrong: true },
              { text: '.' },
            ],
          },
          {
            items: [[{ text: 'Choose a slot.' }, { text: ' ' }, { text: 'Any one.' }], [{ text: 'Come.' }]],
            isOrdered: true,
          },
        ],
      },
      { id: 'law', title: 'Law', blocks: [{ paragraph: [{ text: 'The courts at Pune decide.' }] }] },
    ],
  })
})

test.each([
  ['## சட்டம்\n\nபுனே', ['part-1']],
  ['## Contact\n\nA\n\n## Law\n\nB\n\n## Law\n\nC', ['part-1', 'law', 'part-3']],
])('each section of %j has an address of its own', (markdown, ids) => {
  expect(read(markdown).document.sections.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['Lead.\n\n# Terms\n\n## A\n\nB', 3, 'a heading begins with ##'],
  ['## A\n\n<script>alert(1)</script>', 3, '<script>alert(1)</script> is not allowed'],
  ['## A\n\nB\n\n| a | b |\n|---|---|\n| 1 | 2 |', 5, 'is not allowed'],
  ['## A\n\n![x](https://example.in/x.png)', 3, 'is not allowed here'],
  ['## A\n\nSee [this](javascript:alert(1)).', 3, 'must begin with https://'],
  ['## A\n\nSee [this](/\\\\evil.example).', 3, 'must begin with https://'],
  ['## A\n\n- one\n  - two', 3, 'a list inside a list'],
  ['## A\n\n- one\n\n      code', 3, 'code is not allowed'],
  ['## A\n\n- one\n  > two', 3, '> two is not allowed'],
  ['## [A](/terms)\n\nB', 1, 'a heading has only words'],
  ['##\n\nB', 1, 'a heading needs words'],
  ['## A\n\nCall {help-phone}.', 3, '{help-phone} is not known'],
  ['## A\n\nAt {court}.', 3, '{court} is not known: use {brand}, {email}'],
  ['One.\n\nTwo.\n\n## A\n\nB', 3, 'only one paragraph'],
  ['Nothing else.', 1, 'there must be a section'],
])('%j is refused at line %i', (markdown, line, text) => {
  expect(read(markdown).mistakes).toEqual([{ line, text: expect.stringContaining(text) }])
})
