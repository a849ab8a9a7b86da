import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { readEnv } from '@/lib/env'
import * as feedPage from '@/pages/desk/feed.ics'
import { lendDatabase } from '@/server/operate/database'
import { FEEDS } from '@/server/operate/feeds'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, SECRET, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the commands for calendar feeds', () => {
  const { database } = useTestPlaces()
  beforeEach(() => {
    serveFrom(database())
    lendDatabase(database())
  })
  const settings = { env: readEnv({ SITE_ORIGIN: 'https://book.example.in' }), secret: SECRET, dataDir: '' }
  const type = async (words: string, ...rest: string[]) => {
    const command = FEEDS.find((each) => each.name === words)
    if (!command) throw new Error(`No command ${words}`)
    return command.run(settings, { words: words.split(' '), args: rest })
  }
  const made = async (place: string) => {
    const { line } = await type('feed add', place)
    const [, id = '', token = ''] =
      /^Feed (\d+)\. [^\n]+\nhttps:\/\/book\.example\.in\/desk\/feed\.ics\?key=([\w-]{43})$/.exec(line) ?? []
    return { id, token }
  }
  const statusOf = async ({ token }: { token: string }) =>
    (await new PageBrowser().get(feedPage, DESK_PATHS.feed(token))).status

  test('the operator makes a feed, gets its address once, sees when it was read and removes it', async () => {
    expect(await type('feed list')).toEqual({ line: 'There are no feeds.' })
    expect(await type('feed add', 'none')).toEqual({ line: 'There is no clinic or home zone none.', failed: true })
    const [one, two] = [await made('902'), await made(ONE_CHAIR)]
    expect(await statusOf(one)).toBe(200)
    const { line } = await type('feed list')
    const moment = '[-\\dT:.]+Z'
    expect(line.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${one.id}  ${THREE_CHAIRS}  Test Dental T. Market  ${moment}  ${moment}$`)),
      expect.stringMatching(new RegExp(`^${two.id}  ${ONE_CHAIR}  Test Dental Fort  ${moment}  never read$`)),
    ])
    for (const wrong of ['', '0', 'x', `${one.id}x`, '99999999999999'])
      expect(await type('feed remove', wrong)).toMatchObject({ failed: true })
    expect(await type('feed remove', one.id)).toEqual({ line: 'The feed is removed. Its address no longer works.' })
    expect(await type('feed remove', one.id)).toMatchObject({ failed: true })
    expect([await statusOf(one), await statusOf(two)]).toEqual([404, 200])
    const events = await database().reads.selectFrom('desk_events').selectAll().orderBy('id').execute()
    expect(events.map(({ verb, place_id, before, after }) => [verb, place_id, before, after])).toEqual([
      ['feed_made', THREE_CHAIRS, {}, { feed: Number(one.id) }],
      ['feed_made', ONE_CHAIR, {}, { feed: Number(two.id) }],
      ['feed_removed', THREE_CHAIRS, { feed: Number(one.id) }, {}],
    ])
    const kept = await database().reads.selectFrom('calendar_feeds').selectAll().execute()
    for (const { token } of [one, two]) expect(JSON.stringify([line, events, kept])).not.toContain(token)
  })
})
