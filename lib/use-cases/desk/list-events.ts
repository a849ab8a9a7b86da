import { type DayEventRow, readDeskDayEvents, readDeskDayVerbs } from '@/lib/db/queries/desk/event-days'
import { addDays, instantOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

const PAGE = 50
const WHOLE_DAY = 10_000

export type EventPage = {
  rows: DayEventRow[]
  next: number | null
  verbs: string[]
}

export async function listDeskEvents(
  { db }: Pick<Deps, 'db'>,
  {
    placeIds,
    date,
    verb,
    before,
    isWhole,
  }: { placeIds: readonly string[]; date: string; verb: string | null; before: number | null; isWhole: boolean },
): Promise<EventPage> {
  const day = { placeIds, from: instantOf(date, '00:00'), until: instantOf(addDays(date, 1), '00:00') }
  const limit = isWhole ? WHOLE_DAY : PAGE
  const [rows, verbs] = await Promise.all([
    readDeskDayEvents(db.reads, { ...day, verb, before, limit: limit + 1 }),
    readDeskDayVerbs(db.reads, day),
  ])
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null, verbs }
}
