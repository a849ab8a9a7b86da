import { consumeLimit } from '@/lib/limits/check'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type Patient, readPatientOf } from '@/lib/use-cases/desk/patient/read-patient'

/** Counts first, so that nobody finds the clinic's numbers by trying. `phone`: E.164. */
export async function lookUpNumber(
  deps: Deps,
  actor: DeskActor,
  phone: string,
): Promise<{ kind: 'found'; patient: Patient | null } | { kind: 'wait'; until: Date }> {
  const decision = await consumeLimit(deps.db, deps, { act: 'desk_look_up', requester: { user: actor.staffId } })
  if (decision.kind === 'wait') return { kind: 'wait', until: decision.until }
  return { kind: 'found', patient: await readPatientOf(deps, actor, phone) }
}
