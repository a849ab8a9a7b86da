// Counts what a visitor did, so that marketing sees a funnel: which page, which treatment, which variant, never who.
import { insertEvent } from '@/lib/db/queries/events'
import type { Deps } from '@/lib/server/deps'

export type TrackedEvent = { name: string; path: string; treatment?: string; variant?: string }

export async function trackEvent(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  event: TrackedEvent,
): Promise<{ tracked: true }> {
  await insertEvent(db.writes, {
    name: event.name,
    path: event.path,
    treatment: event.treatment ?? null,
    variant: event.variant ?? null,
    now,
  })
  return { tracked: true }
}
