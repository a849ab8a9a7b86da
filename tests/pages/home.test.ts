import { describe, expect, test } from 'vitest'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { unlessLate } from '@/lib/use-cases/unless-unavailable'
import * as home from '@/pages/index'
import * as start from '@/pages/unified-booking/input-phone'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useOneSeat } from '@/tests/support/one-seat'

describe('the next free chair on the home page', () => {
  const { database, at } = useOneSeat()
  // A city's data is cached for some seconds.
  const next = async (query = '') => (await new PageBrowser().get(home, `/${query}`)).props.next
  /** Closes all of Kochi's clinics on every day that can be booked. */
  async function close(): Promise<void> {
    const { reads, writes } = database()
    const places = await reads.selectFrom('places').select('id').where('city_id', '=', 'kochi').execute()
    const closed = places.flatMap(({ id }) =>
      bookableDates(new Date()).map((day) => ({ place_id: id, day, reason: 'Works' })),
    )
    await writes
      .insertInto('closed_days')
      .values(closed)
      .onConflict((known) => known.doNothing())
      .execute()
  }

  test('without a known city the page counts the clinics and links to their list', async () => {
    const all = await database().reads.selectFrom('clinics').select('id').execute()
    const { href, label } = await next('?utm_source=bus')
    expect(label).toMatch(
      new RegExp(`^${all.length} clinics in \\d+ cities\\. Next available slot: Today, \\d+:\\d\\d [ap]m$`),
    )
    expect(href).toBe('/clinics?utm_source=bus')
  })

  test('in a known city the link keeps the slot and starts no draft', async () => {
    const browser = new PageBrowser()
    const { props, headers } = await browser.get(home, '/?city=bengaluru')
    expect(props.next.label).toMatch(/^Next available slot in Bengaluru: Today, \d+:\d\d [ap]m, .+$/)
    expect(headers['set-cookie']).toBeUndefined()
    const { props: form } = await browser.get(start, props.next.href)
    expect(form.data.time).toMatchObject({ state: 'free', when: expect.stringMatching(/^Today, /) })
  })

  test('the link’s city decides the chair, and the campaign parameters stay', async () => {
    const { href, label } = await next('?city=kochi&treatment=braces&utm_source=bus')
    expect(label).toMatch(/^Next available slot in Kochi: /)
    expect(href).toMatch(/treatment=braces.*utm_source=bus$/)
  })

  test('the line is left out when nothing is free, or the database is unavailable or slow', async () => {
    at(2)
    await close()
    expect(await next('?city=kochi')).toBeNull()
    const away = new Proxy(database(), {
      get(db, name) {
        if (name === 'reads') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
        return Reflect.get(db, name)
      },
    })
    serveFrom(away)
    expect((await new PageBrowser().get(home, '/')).status).toBe(200)
    expect(await next()).toBeNull()
    serveFrom(database())
    expect(await unlessLate(new Promise(() => undefined), 1)).toBeNull()
  })
})
