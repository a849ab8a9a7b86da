import { z } from 'zod'
import { DESK, DESK_PATHS } from '@/lib/addresses/desk'
import { deskNext, withDeskEntry } from '@/lib/http/forms/with-desk'
import { text, withForms } from '@/lib/http/forms/with-forms'
import type { PageRequest } from '@/lib/http/forms/with-page'
import { signOutBrowser } from '@/lib/page-handlers/calls/session'
import { leaveDesk, lockDesk, type StaffStanding } from '@/lib/use-cases/desk/staff/standing'

type LockForms = {
  request: PageRequest & { standing: StaffStanding }
  about: object
  shown: null
  notice: never
  props: object
}
const { act, page } = withForms<LockForms>()
const HERE = z.object({ here: text })
const back = ({ input }: { input: z.infer<typeof HERE> }) => ({ to: deskNext(input.here) })
const hiding = (isHiding: boolean) =>
  act({
    reads: HERE,
    async run({ visitor }) {
      visitor.desk.hide(isHiding)
      return { kind: 'done' }
    },
  }).answers({ done: back })
const ACTS = {
  lock: act({
    reads: HERE,
    async run({ visitor, standing }) {
      if (standing.kind === 'open') await lockDesk(visitor.deps, standing.token)
      return { kind: 'locked' }
    },
  }).answers({ locked: ({ input }) => ({ to: DESK_PATHS.enter(deskNext(input.here)) }) }),
  leave: act({
    reads: z.object({}),
    async run({ visitor, standing }) {
      if (standing.kind !== 'out') await leaveDesk(visitor.deps, standing.token)
      // On a shared computer, the next person must not have this account.
      await signOutBrowser(visitor)
      visitor.session.leave()
      return { kind: 'left' }
    },
  }).answers({ left: { to: DESK } }),
  hide: hiding(true),
  show: hiding(false),
}

export const lockPage = withDeskEntry<object>(
  '/desk/lock',
  page({
    load: async () => ({}),
    acts: ACTS,
    notices: [],
    unread: null,
    show: async ({ form }) => ({ redirect: { destination: deskNext(form?.get('here') ?? null), statusCode: 303 } }),
  }),
)
