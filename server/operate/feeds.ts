import { DESK_PATHS } from '@/lib/addresses/desk'
import { addFeed, listFeeds, removeFeed } from '@/lib/use-cases/chain/manage-feeds'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

const ADD: Command = {
  name: 'feed add',
  parameters: '<clinic>',
  summary: "Make a calendar feed of a clinic's or home zone's bookings. Its address is shown only once.",
  example: 'feed add 101',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) => {
      const named = args.join(' ')
      const added = await addFeed({ db, now: new Date() }, named)
      if (added.kind === 'no_place') return { line: `There is no clinic or home zone ${named}.`, failed: true }
      const { SITE_ORIGIN, PORT } = settings.env
      const address = `${SITE_ORIGIN ?? `http://localhost:${PORT}`}${DESK_PATHS.feed(added.token)}`
      return {
        line: `Feed ${added.id}. Its address is shown only once. Anyone with the address can read the bookings:\n${address}`,
      }
    }),
}

const LIST: Command = {
  name: 'feed list',
  parameters: '',
  summary: 'List the calendar feeds, each with its number, clinic, date and last use (to the hour).',
  example: 'feed list',
  run: (settings) =>
    withDatabase(settings, async (db) => {
      const feeds = await listFeeds({ db })
      const lines = feeds.map(({ id, place_id, place, created_at, read_at }) =>
        [id, place_id, place, created_at.toISOString(), read_at?.toISOString() ?? 'never read'].join('  '),
      )
      return { line: lines.length === 0 ? 'There are no feeds.' : lines.join('\n') }
    }),
}

const REMOVE: Command = {
  name: 'feed remove',
  parameters: '<number>',
  summary: 'Remove a calendar feed at once.',
  example: 'feed remove 3',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) => {
      const id = args.join('')
      // The column holds no longer number.
      const isGone = /^\d{1,9}$/.test(id) && (await removeFeed({ db, now: new Date() }, Number(id)))
      return isGone
        ? { line: 'The feed is removed. Its address no longer works.' }
        : { line: 'There is no feed with this number. See: feed list.', failed: true }
    }),
}

export const FEEDS: readonly Command[] = [ADD, LIST, REMOVE]
