import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import type { RefusalReason } from '@/lib/catalogue/desk/refusal-reasons'
import { readQuestion, type VisitAnswer, writeModeration } from '@/lib/db/queries/booking/visit-questions'
import { lockVisit } from '@/lib/db/queries/booking/visits'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { ANSWER } from '@/lib/domain/booking/visit-question'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `refusedFor`: null shows the comment. `reply`: empty for none. */
export type Moderation = { refusedFor: RefusalReason | null; reply: string }
/** `nothing`: the patient allows no comment to be shown, or has withdrawn it. */
type ModerationOutcome = { kind: 'moderated' | 'too_long' | 'nothing' | 'not_found' }

function changesOf(before: VisitAnswer, { refusedFor, reply }: Moderation): DeskVerb[] {
  const refusal = refusedFor === null ? 'comment_shown' : 'comment_refused'
  return [
    ...(before.refused_for === refusedFor ? [] : ([refusal] as const)),
    ...((before.personal_reply ?? '') === reply ? [] : (['comment_replied'] as const)),
  ]
}

/** Only a manager of the clinic may. The patient's words stay as they are. */
export async function moderateComment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  { reference, ...moderation }: Moderation & { reference: string },
): Promise<ModerationOutcome> {
  if (moderation.reply.length > ANSWER.longest) return { kind: 'too_long' }
  return db.transaction(async (tx): Promise<ModerationOutcome> => {
    await takeLocks(tx, [reference])
    const row = await lockVisit(tx, reference)
    if (!row || actor.role !== 'manager' || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
    const answer = await readQuestion(tx, row.id)
    if (!answer?.may_show) return { kind: 'nothing' }
    await writeModeration(tx, row.id, moderation)
    const event = { at: now, staffId: actor.staffId, placeId: row.place_id, subject: row.id, before: {}, after: {} }
    for (const verb of changesOf(answer, moderation))
      await writeDeskEvent(tx, { ...event, verb, reason: verb === 'comment_refused' ? moderation.refusedFor : null })
    return { kind: 'moderated' }
  })
}
