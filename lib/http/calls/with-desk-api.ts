// Calls of the front desk (`desk/s/…`). Other signed-in users get 404.
import type { NextApiHandler } from 'next'
import { type Call, type Handle, type RefusalWord, type Takes, withApi } from '@/lib/http/calls/with-api'
import type { Visitor } from '@/lib/http/visitor'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { actorOf, placesOfStaff, type Staff } from '@/lib/use-cases/desk/staff/find-staff'
import { actAtDesk } from '@/lib/use-cases/desk/staff/standing'

export type DeskCall<B> = Omit<Call<B>, 'desk'> & { desk: { staff: Staff; actor: DeskActor; isHiding: boolean } }

/** `isAct`: a person acted, which delays the lock. The handler must check `actor.mayAt` for its place. */
export function withDeskApi<B, const Done extends string = never>(
  { role, isAct = false, ...takes }: Takes<B, Done> & { role?: 'manager'; isAct?: boolean },
  handle: Handle<DeskCall<B>, Done>,
): NextApiHandler {
  const gate = async ({ desk }: Visitor): Promise<RefusalWord | null> => {
    const standing = await desk.standing()
    if (standing.kind === 'guest') return 'signed_out'
    if (standing.kind === 'nobody' || (role !== undefined && standing.staff.role !== role)) return 'unknown_call'
    return standing.kind === 'open' ? null : 'desk_locked'
  }
  return withApi({ ...takes, gate }, async (call) => {
    const standing = await call.desk.standing()
    if (standing.kind !== 'open') return { kind: 'desk_locked' }
    const { staff, token } = standing
    if (isAct) await actAtDesk(call.deps, token)
    const actor = actorOf(staff, await placesOfStaff(call.deps, staff))
    return handle({ ...call, desk: { staff, actor, isHiding: call.desk.isHiding } })
  })
}

/** For unlocking a locked desk; `token` is the browser's desk session. */
export const withLockedDeskApi = <B, const Done extends string = never>(
  takes: Takes<B, Done>,
  handle: Handle<Call<B> & { staff: Staff; token: string }, Done>,
): NextApiHandler =>
  withApi(
    {
      ...takes,
      async gate({ desk }) {
        const { kind } = await desk.standing()
        return kind === 'guest' ? 'signed_out' : kind === 'nobody' ? 'unknown_call' : null
      },
    },
    async (call) => {
      const standing = await call.desk.standing()
      return standing.kind === 'open' || standing.kind === 'locked'
        ? handle({ ...call, ...standing })
        : { kind: 'desk_locked' }
    },
  )
