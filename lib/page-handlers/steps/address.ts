// The pincode must be in a home zone of the city, and the point inside the city.

import type { Route } from '@/flows/table'
import { cityById, isInCity } from '@/lib/catalogue/clinics/cities'
import { readPoint, writePoint } from '@/lib/catalogue/clinics/point'
import type { Outcome, StepHandlers } from '@/lib/http/steps/step-context'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import type { AddressData } from '@/lib/views/steps'

/** `clinicList` is the next step if no team can visit the address. */
export function addressSteps(clinicList: Route): StepHandlers<AddressData> {
  return {
    async load({ answers, hrefOf, mapTiles }) {
      const { id = '', lat = 0, lng = 0 } = cityById(answers.city ?? '') ?? {}
      return {
        clinicsHref: hrefOf(clinicList, { ...answers, location: 'clinic' }),
        city: { id, lat, lng },
        mapTiles,
      }
    },
    async submit({ deps, answers }): Promise<Outcome> {
      const city = cityById(answers.city ?? '')
      const homeZone = await findHomeZone(deps, answers.pincode ?? '')
      if (!city || !homeZone) return { kind: 'refused', status: 422, causes: { pincode: 'not_served' } }
      if (homeZone.cityId !== city.id) return { kind: 'refused', status: 422, causes: { pincode: 'other_city' } }
      if (!answers.latLng) return { kind: 'next', answers: { latLng: writePoint(homeZone) } }
      const point = readPoint(answers.latLng)
      return point && isInCity(city, point)
        ? { kind: 'next' }
        : { kind: 'refused', status: 422, causes: { latLng: 'outside' } }
    },
  }
}
