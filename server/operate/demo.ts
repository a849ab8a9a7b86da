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
  name: 'demo',
  parameters: '[clinic]',
  summary:
    'Fill a day of a clinic with made-up bookings and add 98000 00001 to its desk. Refused on a site with real patients.',
  example: 'demo 101',
  async run(settings, { args }) {
    const key = await openOutboxKey(settings)
    if (key === null)
      return failed(
        'Nothing was added: this site may have real patients. Use a site without SITE_ORIGIN, message providers and a real user pool.',
      )
    return withDatabase(settings, async (db) => {
      const deps = { db, secret: settings.secret, now: new Date(), pool: null }
      const clinic = args[0] ?? (await listClinics({ db }))[0]?.clinics[0]?.cid
      if (clinic === undefined) return failed('The site has no clinic.')
      const added = await addStaff(deps, { ...STAFF, places: [clinic] })
      const staff = await findStaff(deps, STAFF.phone)
      const places = staff ? await placesOfStaff(deps, staff) : []
      const [place] = places
      if (added.kind !== 'added' || !staff || place?.kind !== 'clinic') return failed(`There is no clinic ${clinic}.`)
      const day = await fillDay(deps, actorOf(staff, places), place.id)
      if (day.kind === 'never_open') return failed(`${place.name} has no slots in the coming days.`)
      return {
        line: [
          `${place.name}, ${place.city}, ${day.date}: ${day.visits} made-up bookings.`,
          `Open /sign-in?next=/desk and ask for a code for 98000 00001. Read the code at ${DEV.outbox}?key=${key}.`,
          'Then choose a PIN.',
        ].join('\n'),
      }
    })
  },
}
