// What the frame's buttons send: locking, leaving, and hiding names on the screen. It shows nothing of its own.
import { DESK, DESK_PATHS } from '@/lib/addresses/desk'
import { deskNext, withDeskDoor } from '@/lib/http/with-desk'
import { signOutBrowser } from '@/lib/pages/calls/session'
import { leaveDesk, lockDesk } from '@/lib/use-cases/desk/standing'

const to = (destination: string) => ({ redirect: { destination, statusCode: 303 as const } })

/** The getServerSideProps of /desk/lock. */
export const lockPage = withDeskDoor<object>('/desk/lock', async ({ visitor, form }, standing) => {
  const next = deskNext(form?.get('here') ?? null)
  switch (form?.get('act')) {
    case 'lock':
      if (standing.kind === 'open') await lockDesk(visitor.deps, standing.token)
      return to(DESK_PATHS.enter(next))
    case 'leave':
      if (standing.kind !== 'out') await leaveDesk(visitor.deps, standing.token)
      // A shared computer: the next person is nobody's account.
      await signOutBrowser(visitor)
      visitor.session.leave()
      return to(DESK)
    case 'hide':
    case 'show':
      visitor.desk.hide(form.get('act') === 'hide')
      return to(next)
    default:
      return to(next)
  }
})
