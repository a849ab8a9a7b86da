// Which cities are offered is the table's to say, which the operator changes.
import { beforeAll, describe, expect, test } from 'vitest'
import { citiesPopularFirst } from '@/lib/catalogue/cities'
import * as extCity from '@/pages/unified-booking/ext/select-city'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

describe('the cities offered', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  async function offered(): Promise<string[]> {
    const browser = new PageBrowser()
    const sealed = await browser.get(extCity, '/unified-booking/ext/select-city?flow=PAID_ALIGNER&phone=98765%2043210')
    const { props } = await browser.get(extCity, sealed.to ?? '')
    return props.data.cities.map(({ value }: { value: string }) => value)
  }

  test('leave out one that is served no more, and have the popular ones first', async () => {
    const all = citiesPopularFirst().map(({ id }) => id)
    expect(await offered()).toEqual(all)
    await database().script(
      `UPDATE places SET city_id = 'chennai' WHERE city_id = 'warangal'; DELETE FROM cities WHERE id = 'warangal'`,
    )
    expect(await offered()).toEqual(all.filter((id) => id !== 'warangal'))
  })
})
