import { randomUUID } from 'node:crypto'
import type { CallKind } from '@/lib/catalogue/desk/calls'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { listCalls } from '@/lib/use-cases/desk/calls/call-list'
import { claimThis } from '@/lib/use-cases/desk/calls/claim-call'
import { type CallResult, endThisCall } from '@/lib/use-cases/desk/calls/end-call'
import { minutesAfter, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putLead } from '@/tests/support/put-rows'

export const everywhere: DeskActor = { staffId: randomUUID(), role: 'desk', mayAt: () => true }
export const at = (placeId: string): DeskActor => ({
  staffId: randomUUID(),
  role: 'desk',
  mayAt: (id) => id === placeId,
})
export const HOUR = 60
export const phone = (n: number) => `+9198000000${String(n).padStart(2, '0')}`
export const answers = (given: Record<string, string>) => JSON.stringify(given)

/** Call inside a `describe`: leads inserted by hand, and actions at the tests' clock or some minutes later. */
export function useCalls() {
  const { database, deps } = useTestPlaces()
  const ids: string[] = []
  /** A lead that was finished `minutesAgo` before the tests' clock. */
  async function lead(minutesAgo: number, given: Parameters<typeof putLead>[1] = {}): Promise<string> {
    const [id, then] = [randomUUID(), minutesAfter(-minutesAgo)]
    const row = {
      id,
      personal_phone: phone((ids.length + 1) % 100),
      created_at: then,
      updated_at: then,
      finished_at: then,
    }
    await putLead(database(), { ...row, ...given })
    ids.push(id)
    return id
  }
  const list = (actor = everywhere, given: Partial<Parameters<typeof listCalls>[2]> = {}, when: number | Date = 0) =>
    listCalls(deps(when), actor, { kind: 'lead', state: null, city: null, after: null, limit: 50, ...given })
  const subjects = async (...given: Parameters<typeof list>) => (await list(...given)).map(({ subject }) => subject)
  const which = (subject: string, kind: CallKind = 'lead') => ({ kind, subject, at: ONE_CHAIR })
  const claim = (subject: string, actor = everywhere, when: number | Date = 0, kind: CallKind = 'lead') =>
    claimThis(deps(when), actor, which(subject, kind))
  const end = (subject: string, result: CallResult, actor = everywhere, when = 0, kind: CallKind = 'lead') =>
    endThisCall(deps(when), actor, which(subject, kind), result)
  const events = () =>
    database().reads.selectFrom('desk_events').select(['verb', 'subject', 'place_id', 'after']).orderBy('id').execute()
  return { database, deps, lead, list, subjects, which, claim, end, events }
}
