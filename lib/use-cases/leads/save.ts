import { isPersonal } from '@/flows/params'
import type { Language } from '@/lib/catalogue/languages'
import { PURPOSE_KEYS } from '@/lib/catalogue/treatments/concerns'
import { treatmentFor } from '@/lib/catalogue/treatments/offered-treatments'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { closeOldLead, upsertLead, writeUrgent } from '@/lib/db/queries/leads/leads'
import type { CallWindow } from '@/lib/domain/leads/call-back'
import { consumeLimit, countDecision, limitBounds } from '@/lib/limits/check'
import { isOneOf } from '@/lib/types/keys'
import type { Deps } from '@/lib/use-cases/deps'
import { writeCallMessage } from '@/lib/use-cases/leads/call-message'
import { LEAD_MS } from '@/lib/use-cases/leads/lead-time'

export type LeadDetails = {
  phone: string
  /** Keyed hash of the draft cookie: only the same browser may enrich its lead. */
  owner: string
  network: string
  name?: string | null
  language: Language
  flow: string
  step: string
  answers: Record<string, string>
  questionnaire?: Record<string, string> | null
  attribution: Record<string, string>
  waitingCity?: string | null
  consentVersion: string
  finished?: boolean
  call?: CallWindow
}

const withoutPersonal = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).filter(([param]) => !isPersonal(param)))

function leadTreatment({ purpose }: Record<string, string>): { treatment?: TreatmentKey } {
  return isOneOf(PURPOSE_KEYS, purpose) ? { treatment: treatmentFor(purpose) } : {}
}

/** The same rule as the call list (lib/db/queries/desk/call-sources.ts). */
const isUrgent = ({ answers, questionnaire }: LeadDetails): boolean =>
  answers.concern_category === 'emergency' || questionnaire?.pain_now === 'strong'

export type SaveLeadOutcome = { kind: 'saved'; id: string } | { kind: 'busy_network' }

/**
 * Enriches a lead younger than 24 hours: later answers win, the first campaign stays.
 * `busy_network`: the network has left as many new leads as it may.
 */
export async function saveLead({ db, now, secret }: Deps, details: LeadDetails): Promise<SaveLeadOutcome> {
  const openSince = new Date(now.getTime() - LEAD_MS)
  const lead = {
    phone: details.phone,
    owner: details.owner,
    name: details.name ?? null,
    language: details.language,
    flow: details.flow,
    step: details.step,
    answers: { ...leadTreatment(details.answers), ...withoutPersonal(details.answers) },
    questionnaire: details.questionnaire ?? null,
    attribution: details.attribution,
    waitingCity: details.waitingCity ?? null,
    consentVersion: details.consentVersion,
    finished: details.finished ?? false,
    now,
    openSince,
  }
  const bounds = limitBounds({ secret, now }, 'lead', { network: details.network })
  const { call } = details
  const save = () =>
    call === undefined
      ? upsertLead(db.writes, lead, bounds)
      : db.transaction(async (tx) => {
          const made = await upsertLead(tx, lead, bounds)
          if (made.kind === 'saved') await writeCallMessage(tx, { secret, now }, { ...details, id: made.id, call })
          return made
        })
  let saved = await save()
  if (saved.kind === 'old') {
    await closeOldLead(db.writes, lead)
    saved = await save()
  }
  if (saved.kind === 'old') throw new Error('A lead that was made within 24 hours could not be enriched')
  countDecision('lead', saved.kind === 'saved')
  if (saved.kind !== 'saved') return { kind: 'busy_network' }
  const { id, urgent } = saved
  if (urgent === null && isUrgent(details)) {
    const check = { act: 'urgent_lead' as const, requester: { network: details.network } }
    const { kind } = await consumeLimit(db, { secret, now }, check)
    await writeUrgent(db.writes, { id, urgent: kind === 'pass' })
  }
  return { kind: 'saved', id }
}
