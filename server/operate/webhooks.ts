import { listWebhookEvents, replayWebhookEvent } from '@/lib/db/queries/chain/webhooks'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

const LISTED = 100

const LIST: Command = {
  words: 'webhooks list',
  takes: '',
  does: 'list the last 100 webhook events and their state',
  example: 'webhooks list',
  run: (settings) =>
    withDatabase(settings, async (db) => {
      const events = await listWebhookEvents(db.reads, LISTED)
      const lines = events.map(({ id, kind, reference, happened_at, tries, state }) =>
        [id, happened_at.toISOString(), `booking.${kind}`, reference, `${tries} tries`, state].join('  '),
      )
      return { line: lines.length === 0 ? 'There are no events.' : lines.join('\n') }
    }),
}

const REPLAY: Command = {
  words: 'webhooks replay',
  takes: '<id>',
  does: 'send a webhook event again, with the same webhook-id',
  example: 'webhooks replay 8d0f6a3e-2b1c-4f5d-9e7a-0c1b2d3e4f50',
  run: (settings, { rest }) =>
    withDatabase(settings, async (db) =>
      (await replayWebhookEvent(db.writes, rest.join(''), new Date()))
        ? { line: 'It is sent within seconds.' }
        : { line: 'There is no event of this id.', failed: true },
    ),
}

export const WEBHOOKS: readonly Command[] = [LIST, REPLAY]
