import { expect, test } from 'vitest'
import { markOf } from '@/lib/documents/marks'
import { markOwn } from '@/lib/documents/own-values'

const PHONE = 'b'.repeat(54)
const NAME = 'Zz0_-'.repeat(10)

const viewOf = (summary: { label: string; value: string }[], more: Record<string, unknown> = {}) => ({
  by: 'getServerSideProps' as const,
  query: { flow: 'PPR', phone: `~${PHONE}`, name: `~${NAME}` },
  asPath: `/free-smile-consultation/questionnaire?flow=PPR&phone=%7E${PHONE}&name=%7E${NAME}`,
  pageProps: { step: { query: `flow=PPR&phone=%7E${PHONE}&name=%7E${NAME}`, summary, ...more } },
})

test('sealed values and what the summary says are marked wherever they stand, each by one mark', () => {
  const view = viewOf([
    { label: 'Mobile number', value: '98765 43210' },
    { label: 'Name', value: 'நாசா Rao' },
  ])
  const { marked = '', own = [] } = markOwn(view) ?? {}
  expect(own).toEqual(['98765 43210', 'நாசா Rao', PHONE, NAME])
  for (const value of own) expect(marked).not.toContain(value)
  expect(marked.split(markOf(2)).length - 1).toBe(3)
  expect(own.reduce((text, value, n) => text.replaceAll(markOf(n), value), marked)).toBe(JSON.stringify(view))
})

test('what markup or JSON write in another way stays as it is, for a page of its own', () => {
  for (const value of [
    "Mary O'Neil",
    'a & b',
    '<b>',
    'say "no"',
    'back\\slash',
    'tab\there',
    '',
    'x'.repeat(201),
    '\ud800',
  ])
    expect(markOwn(viewOf([{ label: 'Name', value }]))?.own, value).toEqual([PHONE, NAME])
})

test('what is marked in the summary and stands elsewhere too makes a view of its own', () => {
  const viewWith = (value: string) => markOwn(viewOf([{ label: 'Name', value }], { values: { name: value } }))?.marked
  expect(viewWith('Asha Rao')).toContain('Asha Rao')
  expect(viewWith('Asha Rao')).not.toBe(viewWith('Ravi Dev'))
})

test('a page that is no step has nothing to mark', () => {
  for (const pageProps of [
    {},
    { step: null },
    { step: 'x' },
    { step: { summary: null } },
    { booking: { name: 'Asha' } },
  ])
    expect(markOwn({ ...viewOf([]), pageProps })).toBeNull()
})
