import { sql } from 'kysely'
import type { Device } from '@/lib/catalogue/devices'
import type { CampaignWord } from '@/lib/catalogue/funnel'
import { type HitQueries, passedBelow } from '@/lib/db/queries/operations/limit-hits'
import type { Writes } from '@/lib/db/schema'
import { statement } from '@/lib/db/statement'

export type EventRow = Record<CampaignWord, string | null> & {
  name: string
  path: string
  treatment: string | null
  variant: string | null
  city: string | null
  device: Device | null
  arrived: boolean
  firstOfDay: boolean
  firstOfWeek: boolean
  now: Date
}

const sendEvent = statement<EventRow & HitQueries>(
  (inputs) => sql`
    WITH ${passedBelow(inputs)}
    INSERT INTO events (name, path, treatment, variant, campaign, source, medium, content, term, city, device, arrived,
      first_of_day, first_of_week, created_at)
    SELECT ${inputs.name}, ${inputs.path}, ${inputs.treatment}, ${inputs.variant}, ${inputs.campaign}, ${inputs.source},
      ${inputs.medium}, ${inputs.content}, ${inputs.term}, ${inputs.city}, ${inputs.device}, ${inputs.arrived}::boolean,
      ${inputs.firstOfDay}::boolean, ${inputs.firstOfWeek}::boolean, ${inputs.now}::timestamptz
    WHERE EXISTS (SELECT 1 FROM passed) RETURNING id`,
)

export async function insertEvent(writes: Writes, event: EventRow, bounds: HitQueries): Promise<boolean> {
  return (await sendEvent(writes, { ...event, ...bounds })).length > 0
}
