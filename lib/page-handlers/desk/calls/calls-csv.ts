import { localOf } from '@/lib/domain/clinic-time'
import { endWithCsv } from '@/lib/http/forms/csv'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { callLine } from '@/lib/page-handlers/desk/calls/call-view'
import { type CallListFilter, listCalls } from '@/lib/use-cases/desk/calls/call-list'
import { noteSaved } from '@/lib/use-cases/desk/note-saved'

/** More than a clinic calls in a week. */
const MOST = 5000

/** Logs that data left the desk. Contains whole numbers unless the screen hides them. */
export async function callsCsv(
  { page, visitor, desk }: DeskRequest,
  filter: Omit<CallListFilter, 'limit'> & { placeId: string },
) {
  const { deps, texts } = visitor
  const { columns, states } = texts['desk-calls'].CALLS
  const { isHiding } = visitor.desk
  const reader = { texts, now: deps.now, staffId: desk.staff.id, isHiding }
  const calls = await listCalls(deps, desk.actor, { ...filter, after: null, limit: MOST })
  // A lead has no place, so the caller's place is logged.
  await noteSaved(deps, desk.actor, { verb: 'calls_saved', rows: calls.map((call) => call.place_id ?? filter.placeId) })
  const head = [columns.name, columns.phone, columns.about, columns.city, columns.asked, columns.due, columns.visit]
  const rows = calls.map((call) => {
    const { name, ending, about, city, requestedAt: since, due, best, visit, tries, state } = callLine(reader, call)
    const when = [due, best].filter(Boolean).join('. ')
    return [
      name,
      isHiding ? ending : call.phone,
      about,
      city,
      since,
      when,
      visit,
      call.reference ?? '',
      String(tries),
      state === 'open' ? '' : states.claimed,
    ]
  })
  const file = `calls-${filter.kind}-${localOf(deps.now).date}.csv`
  return endWithCsv(page, file, [[...head, columns.reference, columns.tries, columns.act], ...rows])
}
