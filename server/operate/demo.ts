import { DEV } from '@/lib/addresses/dev'
import { listClinics } from '@/lib/use-cases/clinics/list'
import { actorOf, findStaff, placesOfStaff } from '@/lib/use-cases/desk/staff/find-staff'
import { addStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import type { Command, Line } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'
import { fillDay } from '@/server/operate/demo-day'
import { openOutboxKey } from '@/server/settings'

/** A made-up person at a number that belongs to nobody. */
const STAFF = { phone: '+919800000001', name: 'Meena Sample', role: 'desk' } as const

const failed = (line: string): Line => ({ line, failed: true })

export const DEMO: Command = {
  words: 'demo',
  takes: '[clinic]',
  does: 'fill a day of a clinic with invented visits and give 98000 00001 access to its desk; only on a trial site',
  example: 'demo 101',
  async run(settings, { rest }) {
    const key = await openOutboxKey(settings)
    if (key === null) return failed('Patients may be here: made-up visits would stand among theirs.')
    return withDatabase(settings, async (db) => {
      const deps = { db, secret: settings.secret, now: new Date(), pool: null }
      const clinic = rest[0] ?? (await listClinics({ db }))[0]?.clinics[0]?.cid
      if (clinic === undefined) return failed('There is no clinic here.')
      const added = await addStaff(deps, { ...STAFF, places: [clinic] })
      const staff = await findStaff(deps, STAFF.phone)
      const places = staff ? await placesOfStaff(deps, staff) : []
      const [place] = places
      if (added.kind !== 'added' || !staff || place?.kind !== 'clinic') return failed(`There is no clinic ${clinic}.`)
      const day = await fillDay(deps, actorOf(staff, places), place.id)
      if (day.kind === 'never_open') return failed(`${place.name} is never open.`)
      return {
        line: [
          `${place.name}, ${place.city}, ${day.date}: ${day.visits} made-up visits.`,
          `Open /sign-in?next=/desk and have a code sent to 98000 00001: it stands at ${DEV.outbox}?key=${key}.`,
          'Then choose a PIN.',
        ].join('\n'),
      }
    })
  },
}
