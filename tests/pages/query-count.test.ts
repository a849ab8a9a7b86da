import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import * as clinics from '@/pages/clinics'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as clinicList from '@/pages/unified-booking/ext/clinic-list'
import * as selectSlot from '@/pages/unified-booking/ext/select-slot'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'

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
  test.each(pages)('%s', async (_name, page, url) => {
    const browser = new PageBrowser()
    const first = await browser.get(page, url)
    statements = 0
    const answer = first.to === null ? first : await browser.get(page, first.to)
    expect(answer).toMatchObject({ status: 200, to: null })
    expect(statements).toBeGreaterThanOrEqual(first.to === null ? 0 : 1)
    expect(statements).toBeLessThanOrEqual(3)
  })
})
