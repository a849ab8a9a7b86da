import { type Answers, readParam } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { answer } from '@/flows/walk'
import { readPoint } from '@/lib/catalogue/clinics/point'
import { isByVideo, visitTermsOf } from '@/lib/domain/booking/booked'
import type { Outcome, Refusal, StepContext, StepHandlers, Submission } from '@/lib/http/steps/step-context'
import { waitOf } from '@/lib/page-handlers/account/proof'
import { nearerCity } from '@/lib/page-handlers/clinics/nearer-city'
import {
  callView,
  cityHref,
  clinicsView,
  listHref,
  listPreference,
  UNCHOSEN,
} from '@/lib/page-handlers/steps/clinic-list-view'
import { heldOrNot, joinWaitlistIfChosen, lastDentist, lostOnTheWay } from '@/lib/page-handlers/steps/slot'
import { type HoldOutcome, holdSlot } from '@/lib/use-cases/booking/hold'
import { listCallTimes, othersFree } from '@/lib/use-cases/calendar/call-times'
import { type Clinic, getClinic } from '@/lib/use-cases/clinics/get'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import type { ClinicsData } from '@/lib/views/steps'

const isCall = ({ flow, answers }: StepContext): boolean =>
  answers.appointment_type === 'video' && isByVideo(FLOWS[flow], answers)

/** The step that asks for the city, if the chain no longer serves it. */
async function unserved(context: StepContext): Promise<{ redirect: string } | null> {
  const { deps, answers } = context
  const asksCity = cityHref(context)
  return asksCity === null || (await isServed(deps, answers.city ?? '')) ? null : { redirect: asksCity }
}

/** Keeps the device's position, but no other answer that depends on the city. */
function nearerOf(context: StepContext): ReturnType<typeof nearerCity> {
  const { deps, texts, flow, answers } = context
  const { latLng } = answers
  return nearerCity(texts, deps, { cityId: answers.city ?? '', near: readPoint(latLng) }, (city) =>
    listHref(context, { ...answer(flow, answers, { city, latLng }), ...UNCHOSEN }, listPreference(context)),
  )
}

async function load(context: StepContext, refusal?: Refusal): Promise<ClinicsData | { redirect: string }> {
  const lost = refusal?.lost ?? lostOnTheWay(context)
  const { deps, owner, flow, answers, view } = context
  const { city: cityId = '', cid } = answers
  const day = lost?.date ?? answers.date
  const tried = {
    wait: refusal?.limit ? await waitOf(context, refusal.limit) : null,
    wantsEarlier: refusal ? refusal.form.has('earlier') : view.earlier !== undefined,
  }
  const isLost = lost !== undefined
  const visit = visitTermsOf(FLOWS[flow], answers)
  if (isCall(context)) {
    const times = await listCallTimes(deps, { cityId, owner: owner(), day, concern: visit.concern })
    if (times) return { ...callView(context, times, isLost), ...tried }
  }
  const found = await searchClinics(deps, {
    cityId,
    owner: owner(),
    near: readPoint(answers.latLng) ?? undefined,
    pincode: answers.pincode,
    q: view.q,
    cid,
    opensOnly: true,
    day,
    lost,
    last: await lastDentist(context),
    ...visit,
    ...listPreference(context),
  })
  const elsewhere = found.clinics.length === 0 ? await unserved(context) : null
  return elsewhere ?? { ...clinicsView(context, found, { isLost, nearer: await nearerOf(context) }), ...tried }
}

/** A call may use another clinic of the city if the first one has no free seat. */
async function holdAt(context: StepContext, clinic: Clinic, sid?: string): Promise<HoldOutcome & { cid: string }> {
  const { deps, owner, flow, answers, network } = context
  const { city: cityId = '', date = '', start = '', end = '', phone = '' } = answers
  const requester = { network, proved: await context.hasProved(phone), owner: owner(), phone, replaces: sid }
  const slot = { date, start, end }
  const visit = visitTermsOf(FLOWS[flow], answers)
  const hold = ({ placeId }: Clinic) => holdSlot(deps, { ...requester, ...slot, placeId, ...visit })
  const first = { ...(await hold(clinic)), cid: clinic.cid }
  if (!isCall(context) || (first.kind !== 'taken' && first.kind !== 'closed')) return first
  for (const { cid } of await othersFree(deps, {
    cityId,
    owner: owner(),
    slot,
    not: clinic.cid,
    concern: visit.concern,
  })) {
    const other = await getClinic(deps, cid)
    const held = other && (await hold(other))
    if (held && held.kind !== 'taken' && held.kind !== 'closed') return { ...held, cid }
  }
  return first
}

async function submit(context: StepContext, { before, form }: Submission): Promise<Outcome> {
  const { deps, flow, answers } = context
  if (answers.appointment_type === 'video' && !isByVideo(FLOWS[flow], answers))
    return { kind: 'refused', status: 422, causes: { appointment_type: 'not_by_video' } }
  const { date = '', start = '' } = answers
  const clinic = await getClinic(deps, answers.cid ?? '')
  if (!clinic || clinic.cityId !== answers.city) return { kind: 'refused', status: 409, causes: { slot: 'closed' } }
  const { cid, ...held } = await holdAt(context, clinic, before.sid)
  if (!isCall(context)) await joinWaitlistIfChosen(context, held, form)
  // This walk ends at a clinic, whatever the patient chose before.
  return heldOrNot(held, { date, start }, { location: 'clinic', cid })
}

/** A search keeps these. */
function chosenIn(form: URLSearchParams): { chosen: Answers; earlier: string | undefined } {
  const chosen: Answers = {}
  const params = new URLSearchParams(form.get('chosen') ?? '')
  readParam(chosen, 'self_booked', params.get('self_booked') ?? '')
  return { chosen, earlier: params.get('earlier') ? 'on' : undefined }
}

const readQuery = (form: URLSearchParams): string =>
  [...(form.get('q') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, 100).join('')

export const clinicSteps: StepHandlers<ClinicsData> = {
  load,
  submit,
  intents: {
    // A typed place and the device's position exclude each other; the last one counts.
    async search(context, form) {
      const q = readQuery(form)
      const point: Answers = {}
      readParam(point, 'latLng', form.get('latLng') ?? '')
      const { chosen, earlier } = chosenIn(form)
      const answers = { ...context.answers, ...chosen, ...UNCHOSEN }
      const view = { preference: listPreference(context).preference, earlier }
      if (point.latLng) return { kind: 'go', to: listHref(context, { ...answers, ...point }, view) }
      const { latLng: _where, ...unplaced } = answers
      return { kind: 'go', to: listHref(context, q === '' ? answers : unplaced, { q, ...view }) }
    },
  },
}
