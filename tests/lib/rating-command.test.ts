import { describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { lendDatabase } from '@/server/operate/database'
import { RATINGS } from '@/server/operate/ratings'
import { putScores } from '@/tests/support/chain/put-answers'
import { SECRET, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the command that proves the ratings', () => {
  const { database } = useTestPlaces()

  test('the operator sees the last hash of each place, and what was changed behind the site’s back', async () => {
    lendDatabase(database())
    const run = () => RATINGS.run({ env: readEnv({}), secret: SECRET, dataDir: '' }, { words: ['ratings'], args: [] })
    expect(await run()).toEqual({ line: 'Every rating is in the list.' })
    await putScores(database(), [5, 1])
    const { line } = await run()
    expect(line.split('\n')).toEqual([
      'Every rating is in the list.',
      expect.stringMatching(new RegExp(`^${THREE_CHAIRS} 2 [0-9a-f]{64}$`)),
    ])
    await database().script(
      'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM visit_questions WHERE score = 1; COMMIT',
    )
    expect(await run()).toEqual({ line: '1 ratings are not both in the list and among the answers.', failed: true })
  })
})
