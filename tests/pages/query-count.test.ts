import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import * as clinics from '@/pages/clinics'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as pprName from '@/pages/free-smile-consultation/input-name'
import * as pprPhone from '@/pages/free-smile-consultation/input-phone'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as pprCity from '@/pages/free-smile-consultation/select-city'
import * as selectIssue from '@/pages/free-smile-consultation/select-issue'
import * as pprEnd from '@/pages/ppr/end'
import * as clinicList from '@/pages/unified-booking/ext/clinic-list'
import * as selectSlot from '@/pages/unified-booking/ext/select-slot'
import { type Answer, PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'

let db: Database
let statements = 0

beforeAll(async () => {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(inject('pgliteDumps').seeded)]) })
  const pool = poolOfOne(pglite)
  db = databaseOver(
    'embedded',
    {
      end: () => pool.end(),
      async connect() {
        const connection = await pool.connect()
        return new Proxy(connection, {
          get(target, name) {
            if (name === 'query') statements += 1
            const value = Reflect.get(target, name)
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
      },
    },
    () => pglite.close(),
  )
  serveFrom(db)
})
beforeEach(() => {
  statements = 0
})
afterAll(() => db.close())

describe('a page asks the database at most three times', () => {
  const walked = 'phone=9876543210&city=bengaluru'
  const pages = [
    ['clinic-list', clinicList, `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${walked}`],
    [
      'clinic-list near a pincode',
      clinicList,
      `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${walked}&pincode=560034`,
    ],
    [
      'clinic-list with one clinic open',
      clinicList,
      `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${walked}&cid=101`,
    ],
    [
      'select-slot',
      selectSlot,
      `/unified-booking/ext/select-slot?flow=PAID_ALIGNER&${walked}&concern=gaps&location=at_home&pincode=560034&address=12%20Road`,
    ],
    ['clinics', clinics, '/clinics?q=adyar'],
    ['a city’s clinics', cityPage, '/clinics/chennai?city=chennai'],
    ['a clinic', clinicPage, '/clinics/chennai/106?city=chennai&cid=106'],
  ] as const
  test.each(pages)('the page %s asks at most three times', async (_name, page, url) => {
    const browser = new PageBrowser()
    const first = await browser.get(page, url)
    statements = 0
    const answer = first.to === null ? first : await browser.get(page, first.to)
    expect(answer).toMatchObject({ status: 200, to: null })
    expect(statements).toBeGreaterThanOrEqual(first.to === null ? 0 : 1)
    expect(statements).toBeLessThanOrEqual(3)
  })
})

type Page = Parameters<PageBrowser['get']>[0]

/** The pages of a walk in order, each as `GET /path 1` or `POST /path 2` with its statements; the last is only opened. */
async function walk(
  first: string,
  steps: readonly [page: Page, form: Record<string, string> | null][],
): Promise<string[]> {
  const browser = new PageBrowser('203.0.113.7')
  const counted: string[] = []
  let url = first
  const count = async (asked: () => Promise<Answer>, method: string): Promise<Answer> => {
    statements = 0
    const answer = await asked()
    counted.push(`${method} ${url.split('?')[0]} ${statements}`)
    return answer
  }
  for (const [page, form] of steps) {
    const shown = await count(() => browser.get(page, url), 'GET')
    expect([url, shown.status]).toEqual([url, 200])
    if (!form) break
    const answer = await count(() => browser.post(page, url, form), 'POST')
    expect([url, answer.status]).toEqual([url, 303])
    url = answer.to ?? ''
  }
  return counted
}

test('the free smile consultation takes one statement for each lead, one for the number, four for call and SMS, and three for its last page', async () => {
  const counted = await walk('/free-smile-consultation/select-issue?flow=PPR', [
    [selectIssue, { purpose: 'gaps' }],
    [pprPhone, { phone: '98765 43210' }],
    [pprCity, { city: 'chennai' }],
    [pprName, { name: 'Asha Rao' }],
    [questionnaire, {}],
    [pprEnd, null],
  ])
  // A page may show values remembered from the page before; a write asks the database each time.
  expect(counted.filter((line) => line.startsWith('POST'))).toEqual([
    'POST /free-smile-consultation/select-issue 0',
    'POST /free-smile-consultation/input-phone 2',
    'POST /free-smile-consultation/select-city 2',
    'POST /free-smile-consultation/input-name 1',
    'POST /free-smile-consultation/questionnaire 5',
  ])
  const shown = counted.filter((line) => line.startsWith('GET'))
  expect(shown).toHaveLength(6)
  expect(shown.filter((line) => !/ [0123]$/.test(line))).toEqual([])
})
