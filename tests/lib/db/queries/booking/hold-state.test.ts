import { describe, expect, test } from 'vitest'
import { readHoldCase } from '@/lib/db/queries/booking/hold-state'
import { hitQueries } from '@/lib/db/queries/operations/limit-hits'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putHold, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the state that decides about a hold', () => {
  const { database } = useTestPlaces()
  const hold = (given: Parameters<typeof putHold>[1]) => putHold(database(), { network: 'n', ...given })

  test('one query reads the rate limits’ counts and, when every seat is taken, the taken seats around the slot', async () => {
    const checked = (placeId: string) =>
      readHoldCase(database().reads, {
        owner: 'dev',
        placeId,
        startsAt: TEN,
        endsAt: half(1),
        visitMinutes: null,
        today: TODAY,
        now: NOW,
        network: 'n',
        heldBy: 'n',
        phone: PHONE,
        exceptSeat: null,
        exceptOwner: null,
        dayFrom: TEN,
        dayUntil: half(8),
        aroundFrom: TEN,
        aroundUntil: half(8),
        ...hitQueries([]),
      })
    await hold({ place_id: ONE_CHAIR, starts_at: half(2) })
    expect(await checked(ONE_CHAIR)).toMatchObject({ taken: [], around: null, hits: [], network_live: { n: 1 } })
    await hold({ place_id: ONE_CHAIR, owner: 'bob' })
    const spans = [TEN, half(2)].map((at) => [at.getTime(), minutesAfter(30, at).getTime(), null, false])
    expect(await checked(ONE_CHAIR)).toMatchObject({ taken: [spans[0]], around: spans, site_day: 2, network_day: 2 })
    await hold({})
    expect(await checked(THREE_CHAIRS)).toMatchObject({ sid: null, around: null, seats: 3 })
    expect(await checked('nowhere')).toBeUndefined()
  })
})
