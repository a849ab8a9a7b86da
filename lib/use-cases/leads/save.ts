// Keeps what a patient has told, once there is a phone and consent, so that an abandoned walk can be called back.
import { isPersonal } from '@/flows/params'
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
  /** A keyed hash of the browser's draft cookie: only what the same browser says enriches its lead. */
  owner: string
  /** Where it comes from (lib/limits/network.ts). */
  network: string
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
  /** The call that the patient asked for: the number is told of it. */
  call?: CallWindow
}

const withoutPersonal = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).filter(([param]) => !isPersonal(param)))

/** What a reason leads to is what the call is about, where no treatment was named. */
function leadTreatment({ purpose }: Record<string, string>): { treatment?: TreatmentKey } {
  return isOneOf(PURPOSE_KEYS, purpose) ? { treatment: treatmentFor(purpose) } : {}
}

/** An emergency, as the call list knows one (lib/db/queries/desk/call-sources.ts). */
const isUrgent = ({ answers, questionnaire }: LeadDetails): boolean =>
  answers.concern_category === 'emergency' || questionnaire?.pain_now === 'strong'

export type SaveLeadOutcome = { kind: 'saved'; id: string } | { kind: 'busy_network' }

/**
 * Makes the browser's lead of the phone, or enriches the one made within 24 hours: later answers win, the first campaign
 * stays. `busy_network`: its network has left as many new ones as one network may. One statement, unless an older one stands
 * in the way, or it becomes an emergency.
 */
export async function saveLead({ db, now, secret }: Deps, details: LeadDetails): Promise<SaveLeadOutcome> {
  const openSince = new Date(now.getTime() - LEAD_MS)
  const lead = {
    phone: details.phone,
    owner: details.owner,
    name: details.name ?? null,
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
    const asked = { act: 'urgent_lead' as const, requester: { network: details.network } }
    const { kind } = await consumeLimit(db, { secret, now }, asked)
    await writeUrgent(db.writes, { id, urgent: kind === 'pass' })
  }
  return { kind: 'saved', id }
}
