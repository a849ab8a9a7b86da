// Keeps what a patient has told, once there is a phone and consent, so that an abandoned walk can be called back.
import { isPersonal } from '@/flows/params'
import { closeOldLead, upsertLead } from '@/lib/db/queries/leads'
import type { Deps } from '@/lib/server/deps'
import { LEAD_MS } from '@/lib/server/lead-time'

export type LeadDetails = {
  phone: string
  name?: string | null
  flow: string
  step: string
  /** Personal ones among them are left out. */
  answers: Record<string, string>
  questionnaire?: Record<string, string> | null
  attribution: Record<string, string>
  waitingCity?: string | null
  /** The version of the consent text that stood beside the phone field. */
  consentVersion: string
  finished?: boolean
}

/**
 * Makes the phone's lead, or enriches the one made within 24 hours: later answers win, the first campaign stays. One
 * statement, three when yesterday's lead is still open.
 */
export async function saveLead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  details: LeadDetails,
): Promise<{ kind: 'saved'; id: string }> {
  const openSince = new Date(now.getTime() - LEAD_MS)
  const lead = {
    phone: details.phone,
    name: details.name ?? null,
    flow: details.flow,
    step: details.step,
    answers: Object.fromEntries(Object.entries(details.answers).filter(([param]) => !isPersonal(param))),
    questionnaire: details.questionnaire ?? null,
    attribution: details.attribution,
    waitingCity: details.waitingCity ?? null,
    consentVersion: details.consentVersion,
    finished: details.finished ?? false,
    now,
    openSince,
  }
  const saved = await upsertLead(db.writes, lead)
  if (saved) return { kind: 'saved', id: saved.id }
  await closeOldLead(db.writes, lead.phone, openSince)
  const made = await upsertLead(db.writes, lead)
  if (!made) throw new Error('A lead that was made within 24 hours could not be enriched')
  return { kind: 'saved', id: made.id }
}
