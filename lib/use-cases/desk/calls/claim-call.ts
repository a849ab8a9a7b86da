import type { CallKind } from '@/lib/catalogue/desk/calls'
import { type CallFilter, type CallRow, readCalls } from '@/lib/db/queries/desk/call-list'
import { claimCall, putBackCall, readClaims } from '@/lib/db/queries/desk/calls'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Reads, Tx } from '@/lib/db/schema'
import { CALLS, isCallTime } from '@/lib/domain/desk/calls'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { callTimes, scopeOf } from '@/lib/use-cases/desk/calls/call-list'

export type WhichCall = { kind: CallKind; subject: string; at: string }
type CallDeps = Pick<Deps, 'db' | 'now'>

/** `outside_hours`: only emergencies of known numbers may be called now. `taken`: another caller has the call. */
export type ClaimOutcome =
  | { kind: 'claimed'; call: CallRow; until: Date }
  | { kind: 'outside_hours' | 'taken' | 'none' | 'not_found' }

export async function readCall(
  reads: Reads,
  { actor, now }: { actor: DeskActor; now: Date },
  { kind, subject }: Pick<WhichCall, 'kind' | 'subject'>,
): Promise<CallRow | undefined> {
  const filter: CallFilter = { kind, subject, state: null, city: null, after: null, limit: 1 }
  const [call] = await readCalls(reads, await scopeOf(reads, actor), callTimes(now), filter)
  return call
}

export async function readHeldCall(
  { db: { reads }, now }: CallDeps,
  actor: DeskActor,
  which: Pick<WhichCall, 'kind' | 'subject'>,
): Promise<CallRow | undefined> {
  const call = await readCall(reads, { actor, now }, which)
  return call?.claimed_by === actor.staffId ? call : undefined
}

async function claim(
  tx: Tx,
  { actor, now }: { actor: DeskActor; now: Date },
  which: WhichCall,
  call: CallRow,
): Promise<ClaimOutcome> {
  const { staffId } = actor
  const until = new Date(now.getTime() + CALLS.claimMs)
  if (!(await claimCall(tx, { ...which, staffId, now, until }))) return { kind: 'taken' }
  const placeId = call.place_id ?? which.at
  const after = { kind: which.kind, until: until.toISOString() }
  await writeDeskEvent(tx, { at: now, staffId, placeId, verb: 'call_claim', subject: which.subject, before: {}, after })
  return { kind: 'claimed', call, until }
}

export function claimThis({ db, now }: CallDeps, actor: DeskActor, which: WhichCall): Promise<ClaimOutcome> {
  return db.transaction(async (tx) => {
    const call = await readCall(tx, { actor, now }, which)
    if (!call) return { kind: 'not_found' }
    if (!call.is_known_urgent && !isCallTime(now)) return { kind: 'outside_hours' }
    return claim(tx, { actor, now }, which, call)
  })
}

export async function readClaimedCall(
  { db: { reads }, now }: CallDeps,
  actor: DeskActor,
  kind: CallKind,
): Promise<CallRow | undefined> {
  for (const claimed of await readClaims(reads, actor.staffId, now)) {
    const call = claimed.kind === kind ? await readCall(reads, { actor, now }, claimed) : undefined
    if (call) return call
  }
  return undefined
}

/** Each try can lose the call to a caller who chose it from the list. */
const TRIES = 5

/** Outside calling hours only emergencies of known numbers: anybody can leave another. Callers wait in turn. */
export function claimNext(
  { db, now }: CallDeps,
  actor: DeskActor,
  { kind, at }: Omit<WhichCall, 'subject'>,
): Promise<ClaimOutcome> {
  return db.transaction(async (tx) => {
    await takeLocks(tx, [`calls ${kind}`])
    const scope = await scopeOf(tx, actor)
    const knownUrgentOnly = !isCallTime(now)
    for (const claimed of await readClaims(tx, actor.staffId, now)) {
      const call = claimed.kind === kind ? await readCall(tx, { actor, now }, claimed) : undefined
      if (call && (call.is_known_urgent || !knownUrgentOnly)) return claim(tx, { actor, now }, { ...claimed, at }, call)
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const filter: CallFilter = { kind, state: 'due', city: null, knownUrgentOnly, after: null, limit: 1 }
      const [call] = await readCalls(tx, scope, callTimes(now), filter)
      if (!call) return { kind: knownUrgentOnly ? 'outside_hours' : 'none' }
      const taken = await claim(tx, { actor, now }, { kind, subject: call.subject, at }, call)
      if (taken.kind === 'claimed') return taken
    }
    return { kind: 'taken' }
  })
}

/** `lost`: the claim is no longer theirs. */
export function putBack(
  { db, now }: CallDeps,
  actor: DeskActor,
  which: WhichCall,
): Promise<{ kind: 'put_back' | 'lost' }> {
  return db.transaction(async (tx) => {
    const { staffId } = actor
    if (!(await putBackCall(tx, { ...which, staffId, now }))) return { kind: 'lost' }
    const { kind, subject, at: placeId } = which
    await writeDeskEvent(tx, { at: now, staffId, placeId, verb: 'call_put_back', subject, before: {}, after: { kind } })
    return { kind: 'put_back' }
  })
}
