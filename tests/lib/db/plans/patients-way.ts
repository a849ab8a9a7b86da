// A patient's path through the use cases, from the first look to the deleted account; plans.test.ts checks its statements.
// Each outcome must be the good one, or a part of the path would go untested.
import type { Database } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import type { PhotoStore } from '@/lib/photos/store'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { endSession } from '@/lib/use-cases/account/end-session'
import { checkProofCode, isProvedHere, sendProofCode } from '@/lib/use-cases/account/prove-number'
import { readSession } from '@/lib/use-cases/account/read-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { updateUser } from '@/lib/use-cases/account/update'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'
import { findBooking } from '@/lib/use-cases/booking/find'
import { checkSlot, findHold } from '@/lib/use-cases/booking/find-hold'
import { findNearBookings } from '@/lib/use-cases/booking/find-near'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listBookings } from '@/lib/use-cases/booking/list'
import { openByNumber } from '@/lib/use-cases/booking/open-by-number'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { reportArrival } from '@/lib/use-cases/booking/report-arrival'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { listCallTimes, othersFree } from '@/lib/use-cases/calendar/call-times'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { readPlaceTimes } from '@/lib/use-cases/calendar/live-times'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import { stillFree } from '@/lib/use-cases/calendar/still-free'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import { soonestTime } from '@/lib/use-cases/clinics/soonest'
import type { Deps } from '@/lib/use-cases/deps'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'
import { saveLead } from '@/lib/use-cases/leads/save'
import { trackEvent } from '@/lib/use-cases/leads/track-event'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { benefitsLeft } from '@/lib/use-cases/membership/benefits'
import { addPhoto } from '@/lib/use-cases/photos/add'
import { bookingPhotos, draftPhotos } from '@/lib/use-cases/photos/list'
import { forgetDraft } from '@/lib/use-cases/photos/remove'
import { getReferral } from '@/lib/use-cases/referral/get'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { BUDGET, doBeside } from '@/tests/lib/db/plans/beside'
import { addPerson, makePool } from '@/tests/support/account/signed-tokens'
import { depsOf } from '@/tests/support/chain/test-places'

const PLACE = 'c101'
const CITY = 'chennai'
const PHONE = '+919800000001'
const who = { owner: 'ann', network: '192.0.2.1', phone: PHONE, language: 'en' as const }

/** Throws when the outcome is of another kind. */
function good<Kind extends string, Outcome extends { kind: string }>(outcome: Outcome, kind: Kind) {
  if (outcome.kind !== kind) throw new Error(`${outcome.kind} instead of ${kind}`)
  return outcome as Extract<Outcome, { kind: Kind }>
}

/** The free slots of the first day that has five. */
async function freeTimes(deps: Deps) {
  for (let ahead = 2; ahead < 30; ahead += 1) {
    const day = new Date(deps.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    const list = await listSlots(deps, { placeId: PLACE, owner: who.owner, day, wanted: { date: day, start: '10:00' } })
    // The day range is cached by now, so only the day is read.
    await listSlots(deps, { placeId: PLACE, owner: who.owner, day })
    const free = list?.slots.filter(({ state }) => state === 'free') ?? []
    if (free.length >= 5) return free.map(({ date, start, end }) => ({ date, start, end }))
  }
  throw new Error('There is no day with five free times')
}

async function look(deps: Deps) {
  await soonestTime(deps, null)
  await searchClinics(deps, { cityId: CITY, owner: who.owner, cid: '101', q: '600017' })
  await listCallTimes(deps, { cityId: CITY, owner: who.owner })
  await readPlaceTimes(deps, PLACE)
  const free = await freeTimes(deps)
  const [slot] = free
  if (!slot) throw new Error('Nothing is free')
  await othersFree(deps, { cityId: CITY, owner: who.owner, slot, not: '101' })
  await nearestOpen(deps, { placeId: PLACE, owner: who.owner, ...slot })
  await stillFree(deps, { owner: who.owner, slots: free.map((time) => ({ ...time, at: PLACE })) })
  return free
}

async function leaveNumber(deps: Deps) {
  const lead = { ...who, flow: 'PPR', answers: { city: CITY }, attribution: { utm_source: 'a' }, consentVersion: '1' }
  good(await saveLead(deps, { ...lead, step: 'input-phone' }), 'saved')
  good(await saveLead(deps, { ...lead, step: 'end', finished: true }), 'saved')
  await findFinishedLead(deps, who)
  good(await trackEvent(deps, who.network, { name: 'page_view', path: '/' }), 'tracked')
  let code = ''
  const send = async (message: { code: string }) => {
    code = message.code
  }
  good(await sendProofCode(deps, { send, budget: BUDGET }, who), 'sent')
  good(await checkProofCode(deps, { ...who, code }), 'proved')
  await isProvedHere(deps, who)
}

type Time = { date: string; start: string; end: string }

async function holdAndBook(deps: Deps, [first, second]: readonly Time[], uid: string | null) {
  if (!first || !second) throw new Error('Nothing is free')
  const requester = { ...who, placeId: PLACE, proved: uid !== null }
  const early = good(await holdSlot(deps, { ...requester, ...first }), 'held')
  good(await holdSlot(deps, { ...requester, ...first }), 'held')
  await findHold(deps, { ...requester, ...first, sid: early.sid })
  await checkSlot(deps, { ...requester, ...first })
  good(await extendHold(deps, { ...who, sid: early.sid }), 'kept')
  const held = good(await holdSlot(deps, { ...requester, ...second, replaces: early.sid }), 'held')
  good(await releaseHold(deps, { ...who, sid: held.sid }), 'released')
  const { sid } = good(await holdSlot(deps, { ...requester, ...first }), 'held')
  const said = { name: 'Asha Rao', flow: 'ORGANIC', appointmentType: 'clinic' as const, selfBooked: true }
  return good(
    await confirmBooking(deps, { ...requester, ...first, ...said, sid, treatment: 'braces', attribution: {}, uid }),
    'confirmed',
  )
}

async function manage(deps: Deps, reference: string, [, second, third]: readonly Time[], uid: string) {
  if (!second || !third) throw new Error('Nothing is free')
  const access = { reference, owner: who.owner }
  const found = await findBooking(deps, access)
  await openByNumber(deps, { reference, phone: PHONE })
  const requester = { owner: who.owner, patient: { uid, phone: PHONE }, keyOf: () => null }
  await findNearBookings(deps, deps.db.reads, { name: 'Ann Mary', phone: PHONE, date: second.date, requester })
  await listBookings(deps, { uid, phone: PHONE })
  good(await rescheduleBooking(deps, { ...access, ...second, network: who.network }), 'moved')
  good(await cancelBooking(deps, access), 'cancelled')
  good(await undoCancel(deps, { ...access, network: who.network }), 'undone')
  good(await reportArrival({ ...deps, now: instantOf(second.date, second.start) }, access), 'here')
  good(await renewLink(deps, access, found?.link.version ?? 0), 'renewed')
  good(await markVisit(deps, OPERATOR, { reference, to: 'kept', version: null }), 'too_early')
}

async function addPhotos(deps: Deps, bookingId: string): Promise<PhotoStore> {
  const store: PhotoStore = {
    put: async () => {},
    link: async () => '',
    read: async () => null,
    remove: async () => {},
  }
  const read = async (file: Buffer) => ({ made: { whole: file, small: file }, seconds: 1 })
  good(
    await addPhoto(deps, { store, read }, { ...who, gone: new AbortController().signal, file: Buffer.from('a photo') }),
    'kept',
  )
  await draftPhotos(deps, who.owner)
  await bookingPhotos(deps, [bookingId])
  await forgetDraft(deps, who.owner)
  return store
}

async function beSignedIn(deps: Deps) {
  const pool = await makePool()
  const { access_token: accessToken, id_token: idToken } = await pool.pair(await addPerson(deps.db, PHONE, deps.now))
  const { token, patient } = good(
    await signIn(deps, pool.tokens, { accessToken, idToken, replaces: null, language: 'en' }),
    'signed_in',
  )
  await readSession(deps, token)
  good(await updateUser(deps, patient.uid, { name: 'Asha Rao' }), 'updated')
  good(await activateMembership(deps, { uid: patient.uid, language: 'en' }), 'activated')
  await benefitsLeft(deps, patient.uid)
  await switchReferral(deps, { phone: PHONE, on: true })
  await getReferral(deps, patient.uid)
  return { token, uid: patient.uid }
}

/** Runs the path once on a database of the sample chain. Throws when an outcome is not the good one. */
export async function goPatientsWay(db: Database): Promise<void> {
  const deps = depsOf(db, new Date())
  const free = await look(deps)
  await leaveNumber(deps)
  await holdAndBook(deps, free.slice(3), null)
  const { token, uid } = await beSignedIn(deps)
  const { reference, id } = await holdAndBook(deps, free, uid)
  await manage(deps, reference, free, uid)
  const store = await addPhotos(deps, id)
  await doBeside(deps, store)
  await endSession(deps, { token, hosted: null })
  good(await deleteAccount(deps, uid), 'deleted')
}
