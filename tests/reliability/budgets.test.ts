// The scripts and style sheets in each page's document, compressed as they are sent, stay within the page's budget.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { BUDGETS, SCRIPTLESS_BUDGET, SHARED_BUDGET } from '@/tests/reliability/support/budgets'

type Manifest = { pages: Record<string, string[]>; lowPriorityFiles: string[] }

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'))

function weigh() {
  const { pages, lowPriorityFiles }: Manifest = read('.next/build-manifest.json')
  const bytesOf = (file: string): number => brotliCompressSync(readFileSync(join('.next', file))).length
  const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + bytesOf(name), 0)
  const { '/_app': app = [], ...others } = pages
  const shared = new Set([...app, ...lowPriorityFiles])
  const own = Object.entries(others).map(
    ([page, names]) => [page, sum(new Set(names.filter((name) => !shared.has(name))))] as const,
  )
  return { shared: sum(shared), own: Object.fromEntries(own) }
}

describe('the bytes that a browser loads', () => {
  let weighed: ReturnType<typeof weigh>
  beforeAll(() => {
    weighed = weigh()
  })

  test('the scripts and sheets that all pages share stay within their budget', () => {
    const { shared } = weighed
    expect(shared).toBeGreaterThan(SHARED_BUDGET / 2)
    expect(shared).toBeLessThanOrEqual(SHARED_BUDGET)
  })

  test('the scripts and sheets of each page stay within its budget', () => {
    const { own } = weighed
    const budgetOf = (page: string): number => BUDGETS[page] ?? SCRIPTLESS_BUDGET
    const over = Object.entries(own).filter(([page, bytes]) => bytes > budgetOf(page))
    expect(over.map(([page, bytes]) => `${page}: ${bytes} of ${budgetOf(page)}`)).toEqual([])
  })

  test('every budget belongs to an existing page', () => {
    const { own } = weighed
    expect(Object.keys(BUDGETS).filter((page) => !(page in own))).toEqual([])
  })
})
