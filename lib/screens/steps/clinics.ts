// The clinic question: clinics of the city by distance with their next free times, and the hold of the chosen one.

import type { ClinicsData } from '@/components/step/views'
import { type Answers, readParam } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { asked } from '@/flows/walk'
import { mapsHref } from '@/lib/addresses/outward'
import { cityById } from '@/lib/catalogue/cities'
import { type Point, readPoint } from '@/lib/catalogue/point'
import { isByVideo } from '@/lib/domain/booked'
import type { Outcome, Refusal, StepContext, StepHandlers, Submission } from '@/lib/http/step-context'
import { waitOf } from '@/lib/screens/steps/proof'
import { heldOrNot, lostAtReview } from '@/lib/screens/steps/slot'
import { dayOptions, groupSlots, slotOption } from '@/lib/screens/steps/slot-view'
import { formatDayWithNear } from '@/lib/texts/format'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import { searchClinics } from '@/lib/use-cases/clinics/search'

/** Where distances are measured from: the patient's point, or the centre of the pincode; else the city's centre. */
async function nearOf({ deps, answers }: StepContext): Promise<Point | undefined> {
  return readPoint(answers.latLng) ?? (answers.pincode ? await findHomeZone(deps, answers.pincode) : null) ?? undefined
}

async function load(context: StepContext, refusal?: Refusal): Promise<ClinicsData | { redirect: string }> {
  const wanted = refusal?.lost ?? lostAtReview(context)
  const { deps, owner, flow, answers, view, hrefOf, route, words } = context
  const near = await nearOf(context)
  const cityId = answers.city ?? ''
  const found = await searchClinics(deps, {
    cityId,
    owner: owner(),
    near,
    q: view.q,
    cid: answers.cid,
    day: wanted?.date ?? answers.date,
  })
  const asksCity = context.walked.find((row) => asked(row).includes('city'))
  if (asksCity && found.clinics.length === 0 && !(await isServed(deps, cityId)))
    return { redirect: hrefOf(asksCity.route) }
  const at = (cid: string, date?: string) =>
    `${hrefOf(route, { ...answers, cid, date, start: undefined, end: undefined })}#clinic-${cid}`
  return {
    city: cityById(cityId)?.name ?? '',
    cityId,
    mapTiles: context.mapTiles,
    searched: view.q ?? '',
    matched: found.matched,
    fromCentre: near === undefined && !view.q,
    byVideo: isByVideo(FLOWS[flow], answers),
    wait: refusal?.limit ? await waitOf(context, refusal.limit) : null,
    clinics: found.clinics.map((clinic) => ({
      cid: clinic.cid,
      name: clinic.name,
      locality: clinic.locality,
      address: clinic.address,
      at: { lat: clinic.lat, lng: clinic.lng },
      distanceKm: clinic.distanceKm,
      mapsHref: mapsHref(clinic),
      moreHref: at(clinic.cid),
      next: clinic.next.map((slot) => slotOption(context, slot, clinic.cid)),
      open:
        clinic.cid === found.chosen?.cid
          ? {
              day: formatDayWithNear(words, found.chosen.day, deps.now),
              days: dayOptions(context, found.chosen, (date) => at(clinic.cid, date)),
              groups: groupSlots(context, found.chosen.slots, clinic.cid),
            }
          : null,
    })),
  }
}

async function submit(context: StepContext, { before }: Submission): Promise<Outcome> {
  const { deps, owner, flow, answers } = context
  if (answers.appointment_type === 'video' && !isByVideo(FLOWS[flow], answers))
    return { kind: 'refused', status: 422, causes: { appointment_type: 'not_by_video' } }
  const { cid = '', date = '', start = '', end = '', phone = '' } = answers
  const clinic = await getClinic(deps, cid)
  if (!clinic || clinic.cityId !== answers.city) return { kind: 'refused', status: 409, causes: { slot: 'closed' } }
  const seat = { placeId: clinic.placeId, date, start, end }
  const asker = { network: context.network, proved: await context.hasProved(phone) }
  const held = await holdSlot(deps, { owner: owner(), ...asker, ...seat, phone, replaces: before.sid })
  // Whatever was chosen on a way since left: this walk ends at a clinic.
  return heldOrNot(held, { date, start }, { location: 'clinic' })
}

/** What the form has chosen beside the time: a search does not lose it. */
function chosenIn(form: URLSearchParams): Answers {
  const chosen: Answers = {}
  const given = new URLSearchParams(form.get('chosen') ?? '')
  for (const param of ['appointment_type', 'self_booked'] as const) readParam(chosen, param, given.get(param) ?? '')
  return chosen
}

export const clinicSteps: StepHandlers<ClinicsData> = {
  load,
  submit,
  intents: {
    async search(context, form) {
      const q = (form.get('q') ?? '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 100)
      const answers = {
        ...context.answers,
        ...chosenIn(form),
        cid: undefined,
        date: undefined,
        start: undefined,
        end: undefined,
      }
      const list = context.hrefOf(context.route, answers)
      return { kind: 'go', to: q === '' ? list : `${list}&q=${context.seal.seal('q', q)}` }
    },
  },
}
