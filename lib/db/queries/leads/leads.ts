// One open lead per phone and browser. No browser changes another's.
import { sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import { type HitQueries, passedBelow } from '@/lib/db/queries/operations/limit-hits'
import { claimDraft } from '@/lib/db/queries/photos/photos'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'

export type LeadInput = {
  phone: string
  owner: string
  name: string | null
  language: Language
  flow: string
  step: string
  answers: Record<string, string>
  questionnaire: Record<string, string> | null
  attribution: Record<string, string>
  waitingCity: string | null
  consentVersion: string
  finished: boolean
  now: Date
  openSince: Date
}

type SentLead = Omit<LeadInput, 'answers' | 'questionnaire' | 'attribution'> &
  HitQueries & { answers: string; questionnaire: string | null; attribution: string }

const sendLead = statement<SentLead, { id: string | null; urgent: boolean | null; is_old: boolean }>(
  (lead) => sql`
    WITH open AS (
      SELECT created_at <= ${lead.openSince}::timestamptz AS is_old FROM leads
      WHERE personal_phone = ${lead.phone} AND owner = ${lead.owner} AND is_open),
    ${passedBelow(lead, { if: sql`NOT EXISTS (SELECT 1 FROM open)` })},
    saved AS (
      INSERT INTO leads AS l (personal_phone, owner, personal_name, language, flow, step, answers, questionnaire, attribution,
        last_attribution, waiting_city, consent_version, created_at, updated_at, finished_at)
      SELECT ${lead.phone}, ${lead.owner}, ${lead.name}, ${lead.language}, ${lead.flow}, ${lead.step}, ${lead.answers}::jsonb,
        ${lead.questionnaire}::jsonb, ${lead.attribution}::jsonb, ${lead.attribution}::jsonb,
        ${lead.waitingCity}, ${lead.consentVersion}, ${lead.now}::timestamptz, ${lead.now}::timestamptz,
        CASE WHEN ${lead.finished}::boolean THEN ${lead.now}::timestamptz END
      WHERE EXISTS (SELECT 1 FROM passed) OR EXISTS (SELECT 1 FROM open)
      ON CONFLICT (personal_phone, owner) WHERE is_open DO UPDATE SET
        personal_name = coalesce(excluded.personal_name, l.personal_name),
        language = excluded.language,
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
      RETURNING l.id, l.urgent),
    photographed AS (
      ${claimDraft({ owner: lead.owner, bookingId: sql`NULL`, leadId: sql`(SELECT id FROM saved)` })}
      AND ${lead.finished}::boolean AND EXISTS (SELECT 1 FROM saved))
    SELECT (SELECT id FROM saved) AS id, (SELECT urgent FROM saved) AS urgent, EXISTS (SELECT 1 FROM open WHERE is_old) AS is_old`,
)

/** `urgent`: called as an emergency, null if undecided. `old`: too old to change. `busy`: a limit is reached. */
export type SavedLead = { kind: 'saved'; id: string; urgent: boolean | null } | { kind: 'old' } | { kind: 'busy' }

/** A finished lead takes the photos of the browser's draft. */
export async function upsertLead(writes: Writes | Tx, lead: LeadInput, bounds: HitQueries): Promise<SavedLead> {
  const { answers, questionnaire, attribution } = lead
  const [row] = await sendLead(writes, {
    ...lead,
    ...bounds,
    answers: JSON.stringify(answers),
    questionnaire: questionnaire && JSON.stringify(questionnaire),
    attribution: JSON.stringify(attribution),
  })
  if (row?.id) return { kind: 'saved', id: row.id, urgent: row.urgent }
  return { kind: row?.is_old ? 'old' : 'busy' }
}

export async function writeUrgent(writes: Writes, { id, urgent }: { id: string; urgent: boolean }): Promise<void> {
  await writes.updateTable('leads').set({ urgent }).where('id', '=', id).where('urgent', 'is', null).execute()
}

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

/** The browser has booked, so nobody calls back. */
export const handleLead = ({ phone, owner, now }: Inputs<{ phone: string; owner: string; now: Date }>) => sql`
  UPDATE leads SET finished_at = coalesce(finished_at, ${now}::timestamptz), handled_at = ${now}::timestamptz,
    updated_at = ${now}::timestamptz
  WHERE personal_phone = ${phone} AND owner = ${owner} AND is_open`

/** The desk has spoken with the number's owner, so leads of all browsers are handled. */
export async function handleLeadsOf(tx: Tx, { phone, now }: { phone: string; now: Date }): Promise<void> {
  await sql`
    UPDATE leads SET finished_at = coalesce(finished_at, ${now}::timestamptz), handled_at = ${now}::timestamptz,
      updated_at = ${now}::timestamptz
    WHERE personal_phone = ${phone} AND is_open`.execute(tx)
}

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
