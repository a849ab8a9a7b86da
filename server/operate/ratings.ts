import { readRatingHeads } from '@/lib/db/queries/operations/checks'
import { ratingFaults } from '@/lib/use-cases/operations/check-database'
import type { Command } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'

export const RATINGS: Command = {
  name: 'ratings',
  parameters: '',
  summary:
    'Prove that no rating was changed or removed. It prints the number of entries and the last hash of each place. Compare them with an earlier run: the numbers only grow.',
  example: 'ratings',
  run: (settings) =>
    withDatabase(settings, async ({ reads }) => {
      const faults = await ratingFaults(reads)
      if (faults.length > 0) return { line: faults.join('\n'), failed: true }
      const heads = await readRatingHeads(reads)
      const lines = heads.map(({ place_id, entries, hash }) => `${place_id} ${entries} ${hash}`)
      return { line: ['Every rating is in the list.', ...lines].join('\n') }
    }),
}
