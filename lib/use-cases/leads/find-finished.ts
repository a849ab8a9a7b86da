import { readFinishedLead } from '@/lib/db/queries/leads/leads'
import type { Deps } from '@/lib/use-cases/deps'
import { LEAD_MS } from '@/lib/use-cases/leads/lead-time'

export type FinishedLead = {
  id: string
  name: string | null
  flow: string
  step: string
  answers: Record<string, string>
  questionnaire: Record<string, string> | null
  finishedAt: Date
  askedAt: Date
}

export async function findFinishedLead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lead: { phone: string; owner: string },
): Promise<FinishedLead | null> {
  const row = await readFinishedLead(db.reads, lead, new Date(now.getTime() - LEAD_MS))
  if (!row?.finished_at) return null
  const { id, personal_name, flow, step, answers, questionnaire, finished_at, updated_at } = row
  return { id, name: personal_name, flow, step, answers, questionnaire, finishedAt: finished_at, askedAt: updated_at }
}
