// A waiting list through the use cases; plans.test.ts checks its statements.
import type { Database } from '@/lib/db/schema'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { listDeskTimes } from '@/lib/use-cases/desk/list-times'
import {
  acceptEarlier,
  declineEarlier,
  readWaitState,
  stopWaiting,
  waitForEarlier,
} from '@/lib/use-cases/waitlist/answer'
import { joinWaitlist } from '@/lib/use-cases/waitlist/join'
import { sweepWaitlist } from '@/lib/use-cases/waitlist/offer'
import { book, depsOf, holdSid, minutesAfter } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { offerEarlier } from '@/tests/support/offers'
import { swept } from '@/tests/support/swept'

const PLACE = 'c101'

/** Runs it once on a database of the sample chain, tomorrow by day. Throws when nothing was offered. */
export async function goWaitlistWay(db: Database): Promise<void> {
  const noon = instantOf(addDays(localOf(new Date()).date, 1), '10:00')
  const deps = (minutes: number) => depsOf(db, minutesAfter(minutes, noon))
  const free = []
  for (let day = 1; free.length < 4 && day < 9; day += 1) {
    const wanted = { placeId: PLACE, day: addDays(localOf(noon).date, day), visitMinutes: null }
    const times = await listDeskTimes(deps(0), deskActor(), wanted)
    free.push(...(times?.slots ?? []))
  }
  const [early, again, first, second] = free
  if (!early || !again || !first || !second) throw new Error('Nothing is free')
  const who = (n: number) => ({ owner: `plan-${n}`, phone: `+91980000020${n}`, placeId: PLACE })
  const sid = await holdSid(deps(0), { ...who(1), ...first })
  await joinWaitlist(deps(0), { owner: who(1).owner, sid })
  const one = await book(deps(0), { ...who(1), ...first })
  const two = await book(deps(0), { ...who(2), ...second })
  const [access, other] = [
    { reference: one.reference, owner: who(1).owner },
    { reference: two.reference, owner: who(2).owner },
  ]
  await waitForEarlier(deps(1), other)
  for (const [n, time] of [early, again].entries()) {
    const { reference } = await book(deps(n * 20), { ...who(3), ...time })
    await cancelBooking(deps(n * 20), { reference, owner: who(3).owner })
    await offerEarlier(deps(n * 20 + 2))
    const id = (await readWaitState(deps(n * 20 + 2), one.id)).offer?.id
    if (!id) throw new Error('Nothing was offered')
    if (n === 0) await declineEarlier(deps(3), access, id)
    else await acceptEarlier(deps(23), access, id)
    await offerEarlier(deps(n * 20 + 4))
  }
  await stopWaiting(deps(30), other)
  await offerEarlier(deps(60))
  await swept(sweepWaitlist(deps(60)))
}
