// Leads: one open row a phone and browser, enriched as the patient goes on. No browser touches another's.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type LeadInput = {
  phone: string
  /** A keyed hash of the browser's draft cookie. */
  owner: string
  name: string | null
  flow: string
  step: string
  answers: Record<string, string>
  questionnaire: Record<string, string> | null
  attribution: Record<string, string>
  waitingCity: string | null
  consentVersion: string
  finished: boolean
  now: Date
  /** An open lead made before this moment takes nothing more. */
  openSince: Date
}

/** Whether the browser has a lead of the phone that takes more. */
export async function hasOpenLead(
  reads: Reads,
  { phone, owner, openSince }: Pick<LeadInput, 'phone' | 'owner' | 'openSince'>,
): Promise<boolean> {
  const row = await reads
    .selectFrom('leads')
    .where('personal_phone', '=', phone)
    .where('owner', '=', owner)
    .where('is_open', '=', true)
    .where('created_at', '>', openSince)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the browser's lead or enriches the open one; undefined when the open one is too old to be enriched. */
export async function upsertLead(writes: Writes | Tx, lead: LeadInput): Promise<{ id: string } | undefined> {
  const now = sql`${lead.now}::timestamptz`
  const { rows } = await sql<{ id: string }>`
    INSERT INTO leads AS l (personal_phone, owner, personal_name, flow, step, answers, questionnaire, attribution,
      last_attribution, waiting_city, consent_version, created_at, updated_at, finished_at)
    VALUES (${lead.phone}, ${lead.owner}, ${lead.name}, ${lead.flow}, ${lead.step}, ${JSON.stringify(lead.answers)}::jsonb,
      ${lead.questionnaire && JSON.stringify(lead.questionnaire)}::jsonb, ${JSON.stringify(lead.attribution)}::jsonb,
      ${JSON.stringify(lead.attribution)}::jsonb,
      ${lead.waitingCity}, ${lead.consentVersion}, ${now}, ${now}, CASE WHEN ${lead.finished}::boolean THEN ${now} END)
    ON CONFLICT (personal_phone, owner) WHERE is_open DO UPDATE SET
      personal_name = coalesce(excluded.personal_name, l.personal_name),
      flow = excluded.flow,
      step = excluded.step,
      answers = l.answers || excluded.answers,
      questionnaire = CASE WHEN excluded.questionnaire IS NULL THEN l.questionnaire
        ELSE coalesce(l.questionnaire, '{}') || excluded.questionnaire END,
      -- The campaign that brought the visitor is the first one; later ones only fill gaps.
      attribution = excluded.attribution || l.attribution,
      last_attribution = CASE WHEN excluded.attribution = '{}' THEN l.last_attribution ELSE excluded.attribution END,
      waiting_city = coalesce(excluded.waiting_city, l.waiting_city),
      consent_version = excluded.consent_version,
      updated_at = excluded.updated_at,
      finished_at = coalesce(l.finished_at, excluded.finished_at)
    WHERE l.created_at > ${lead.openSince}::timestamptz
    RETURNING l.id`.execute(writes)
  return rows[0]
}

/** Closes the browser's open lead when it was made at `openSince` or before. */
export async function closeOldLead(
  writes: Writes,
  { phone, owner, openSince }: Pick<LeadInput, 'phone' | 'owner' | 'openSince'>,
): Promise<void> {
  await writes
    .updateTable('leads')
    .set({ is_open: false })
    .where('personal_phone', '=', phone)
    .where('owner', '=', owner)
    .where('is_open', '=', true)
    .where('created_at', '<=', openSince)
    .execute()
}

/** Marks the browser's open lead as handled, so that nobody calls back about it: it has booked. */
export async function handleLead(
  tx: Tx,
  { phone, owner, now }: { phone: string; owner: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('leads')
    .set((eb) => ({
      finished_at: eb.fn.coalesce('finished_at', sql<Date>`${now}::timestamptz`),
      handled_at: now,
      updated_at: now,
    }))
    .where('personal_phone', '=', phone)
    .where('owner', '=', owner)
    .where('is_open', '=', true)
    .execute()
}

/** The browser's latest lead of the phone that was finished after `since`. */
export function readFinishedLead(reads: Reads, { phone, owner }: { phone: string; owner: string }, since: Date) {
  return reads
    .selectFrom('leads')
    .where('personal_phone', '=', phone)
    .where('owner', '=', owner)
    .where('finished_at', '>', since)
    .select(['id', 'personal_name', 'flow', 'step', 'answers', 'questionnaire', 'finished_at', 'updated_at'])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
