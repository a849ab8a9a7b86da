import type { IncomingMessage, ServerResponse } from 'node:http'
import { DESK_COOKIE, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'
import type { Patient } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'
import { type DeskStanding, staffState } from '@/lib/use-cases/desk/staff/standing'

/** Longer than any desk session. */
const HIDE_SECONDS = 30 * 86_400

export type DeskBrowser = {
  standing(): Promise<DeskStanding>
  keep(opened: { token: string; endsAt: Date }): void
  /** The caller ends the session itself. */
  drop(): void
  isHiding: boolean
  hide(on: boolean): void
}

export function openDeskBrowser(
  req: IncomingMessage,
  res: ServerResponse,
  { deps, secure, patient }: { deps: Deps; secure: boolean; patient(): Promise<Patient | null> },
): DeskBrowser {
  const [session, hiding] = [named(DESK_COOKIE, secure), named('desk-hide', secure)]
  const token = readCookie(req, session) || null
  let known: Promise<DeskStanding> | undefined
  const readStanding = async () => staffState(deps, { phone: (await patient())?.phone ?? null, token })
  return {
    standing() {
      known ??= readStanding()
      return known
    },
    keep({ token: value, endsAt }) {
      const seconds = Math.floor((endsAt.getTime() - deps.now.getTime()) / 1000)
      setCookie(res, { name: session, value, seconds, secure })
    },
    drop: () => setCookie(res, { name: session, value: '', seconds: 0, secure }),
    isHiding: readCookie(req, hiding) === '1',
    hide: (on) => setCookie(res, { name: hiding, value: on ? '1' : '', seconds: on ? HIDE_SECONDS : 0, secure }),
  }
}
