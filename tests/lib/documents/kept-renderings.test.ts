import { expect, test } from 'vitest'
import { type Asker, keepRenderings } from '@/lib/documents/kept-renderings'
import type { View } from '@/lib/documents/render'
import { encodeFilled } from '@/lib/documents/template'

const page = { path: '/step', Component: () => null, App: () => null, Document: () => null }

const viewOf = (name: string, more: object = {}): View => ({
  page,
  ...{ by: 'getServerSideProps', query: {}, asPath: '/step' },
  pageProps: { step: { summary: [{ label: 'Name', value: name }], ...more } },
})

/** Writes views as text, and counts how often. */
function open() {
  let rendered = 0
  const render = keepRenderings(({ page: { path }, pageProps }) => {
    rendered += 1
    return `${path} ${JSON.stringify(pageProps)}`
  })
  const read = (view: View, asker: Asker | null): string => {
    const body = render(view, asker)
    return typeof body === 'string' ? body : encodeFilled(body, null).toString()
  }
  return { read, rendered: () => rendered }
}

const textOf = (view: View): string => `/step ${JSON.stringify(view.pageProps)}`

test('what a second browser asks for is rendered once for all after it, each with what is their own', () => {
  const { read, rendered } = open()
  for (const [n, name] of ['Asha Rao', 'Ravi Dev', 'Uma Devi', 'Asha Rao'].entries()) {
    const view = viewOf(name)
    expect(read(view, { draft: `draft ${n}` })).toBe(textOf(view))
  }
  expect(rendered()).toBe(2)
})

test('what one browser alone has seen is kept for nobody, however often it asks', () => {
  const { read, rendered } = open()
  for (let n = 0; n < 4; n += 1) read(viewOf('Asha Rao'), { draft: 'one' })
  expect(rendered()).toBe(4)
})

test('a stranger is told what the address says, which is kept at once; what nobody asks for again is not', () => {
  const { read, rendered } = open()
  for (let n = 0; n < 3; n += 1) read(viewOf('Asha Rao'), 'stranger')
  expect(rendered()).toBe(1)
  for (let n = 0; n < 3; n += 1) read(viewOf('Ravi Dev', { values: { name: 'Ravi Dev' } }), null)
  expect(rendered()).toBe(4)
})

test('who has anything else in their props gets another page', () => {
  const { read } = open()
  for (const draft of ['one', 'two', 'three'])
    for (const given of ['strong', 'none']) {
      const view = viewOf('Asha Rao', { given })
      expect(read(view, { draft })).toBe(textOf(view))
    }
})

test('what stands on another page is another page', () => {
  const { read } = open()
  for (const draft of ['one', 'two']) read(viewOf('Asha Rao'), { draft })
  const other = { ...viewOf('Asha Rao'), page: { ...page, path: '/other' } }
  expect(read(other, { draft: 'three' })).toMatch(/^\/other /)
})
