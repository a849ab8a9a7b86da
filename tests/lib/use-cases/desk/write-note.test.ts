import { describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { NOTE_LENGTH, noteAtDesk } from '@/lib/use-cases/desk/write-note'
import { book } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

describe('the desk’s note', () => {
  const { database, deps } = useTestPlaces()
  const kept = async () =>
    (await database().reads.selectFrom('bookings').select('personal_note').executeTakeFirst())?.personal_note

  test('the note is stored with its booking alone', async () => {
    const { reference } = await book(deps())
    const write = (note: string, version: number, actor = deskActor()) =>
      noteAtDesk(deps(), actor, { reference, version, note })
    expect(await write(' Comes with a wheelchair ', 0)).toEqual({ kind: 'noted', version: 1 })
    expect(await write('x', 0)).toMatchObject({ kind: 'changed', by: { verb: 'note' } })
    expect(await write('x', 1, deskActor({ places: ['c101'] }))).toEqual({ kind: 'not_found' })
    expect(await write('\u0b85'.repeat(NOTE_LENGTH + 1), 1)).toEqual({ kind: 'too_long' })
    expect(await kept()).toBe('Comes with a wheelchair')
    const events = await readDeskEvents(database().reads, { placeIds: null, limit: 5 })
    expect(events).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain('wheelchair')
    expect(await write(' ', 1)).toMatchObject({ kind: 'noted' })
    expect(await kept()).toBeNull()
    expect(await write('\u0b85'.repeat(NOTE_LENGTH), 2)).toMatchObject({ kind: 'noted' })
  })
})
