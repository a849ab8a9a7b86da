import { listWebhookEvents, replayWebhookEvent } from '@/lib/db/queries/chain/webhooks'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

const LISTED = 100

const LIST: Command = {
  name: 'webhooks list',
  parameters: '',
  summary: 'List the last 100 webhook events.',
  example: 'webhooks list',
  run: (settings) =>
    withDatabase(settings, async (db) => {
      const events = await listWebhookEvents(db.reads, LISTED)
      const lines = events.map(({ id, kind, reference, happened_at, tries, state }) =>
        [id, happened_at.toISOString(), `booking.${kind}`, reference, `${tries} tries`, state].join('  '),
      )
      return { line: lines.length === 0 ? 'There are no events yet.' : lines.join('\n') }
    }),
}

const REPLAY: Command = {
  name: 'webhooks replay',
  parameters: '<id>',
  summary: 'Send an event again, with the same id.',
  example: 'webhooks replay 8d0f6a3e-2b1c-4f5d-9e7a-0c1b2d3e4f50',
  run: (settings, { args }) =>
    withDatabase(settings, async (db) =>
      (await replayWebhookEvent(db.writes, args.join(''), new Date()))
        ? { line: 'The event will be sent again within seconds.' }
        : { line: 'There is no event with this id. See: webhooks list.', failed: true },
    ),
}

export const WEBHOOKS: readonly Command[] = [LIST, REPLAY]
