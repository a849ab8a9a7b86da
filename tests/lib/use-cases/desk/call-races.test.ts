import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { claimNext, claimThis } from '@/lib/use-cases/desk/calls/claim-call'
import { endThisCall } from '@/lib/use-cases/desk/calls/end-call'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import { depsOf, minutesAfter, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { putLead } from '@/tests/support/put-rows'
import { hasPostgres } from '@/tests/support/servers/test-database'

const CALLERS = 32

describe.runIf(hasPostgres())('callers in parallel', () => {
  const dbOf = useProcesses()
  const actors = Array.from(
    { length: CALLERS },
    (): DeskActor => ({ staffId: randomUUID(), role: 'desk', mayAt: () => true }),
  )
  async function leads(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID())
    const then = minutesAfter(-60)
    for (const [n, id] of ids.entries())
      await putLead(dbOf(0), {
        id,
        personal_phone: `+9198000001${String(n).padStart(2, '0')}`,
        owner: id,
        created_at: then,
        updated_at: then,
        finished_at: then,
      })
    return ids
  }
  const everybody = <T>(act: (actor: DeskActor, deps: ReturnType<typeof depsOf>) => Promise<T>, minutes = 0) =>
    Promise.all(actors.map((actor, n) => act(actor, depsOf(dbOf(n), minutesAfter(minutes)))))

  test.each(rounds)('32 who choose one lead: one has it (%i)', async () => {
    const [subject = ''] = await leads(1)
    const which = { kind: 'lead', subject, at: ONE_CHAIR } as const
    expect(kindsOf(await everybody((actor, deps) => claimThis(deps, actor, which)))).toEqual({ claimed: 1, taken: 31 })
    expect(kindsOf(await everybody((actor, deps) => claimThis(deps, actor, which), 16))).toEqual({
      claimed: 1,
      taken: 31,
    })
    const ended = await everybody((actor, deps) => endThisCall(deps, actor, which, { outcome: 'settled' }), 16)
    expect(kindsOf(ended)).toEqual({ ended: 1, lost: 31 })
    const log = await dbOf(0).reads.selectFrom('desk_events').select('verb').orderBy('id').execute()
    expect(log.map(({ verb }) => verb)).toEqual(['call_claim', 'call_claim', 'call_end'])
  })

  test('32 who take the next of 24: each lead has one caller, eight have none', async () => {
    const ids = await leads(24)
    const outcomes = await everybody((actor, deps) => claimNext(deps, actor, { kind: 'lead', at: ONE_CHAIR }))
    const taken = outcomes.flatMap((outcome) => (outcome.kind === 'claimed' ? [outcome.call.subject] : []))
    expect(kindsOf(outcomes)).toEqual({ claimed: 24, none: 8 })
    expect(taken.sort()).toEqual(ids.sort())
  })
})
