// The city question: served cities, popular first, and a waiting list for the others.
import { PATHS } from '@/lib/addresses/paths'
import { citiesPopularFirst } from '@/lib/catalogue/cities'
import type { StepHandlers } from '@/lib/http/with-step'
import { leaveLead } from '@/lib/screens/steps/lead-step'

const LONGEST_CITY = 60

export type CityData = { cities: { value: string; label: string; line: string }[] }

export const citySteps: StepHandlers<CityData> = {
  load: async () => ({
    cities: citiesPopularFirst().map(({ id, name, state }) => ({ value: id, label: name, line: state })),
  }),
  intents: {
    async waiting(context, form) {
      const city = (form.get('other_city') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
      if (city === '') return { kind: 'refused', status: 422, causes: { other_city: 'empty' } }
      if ([...city].length > LONGEST_CITY) return { kind: 'refused', status: 422, causes: { other_city: 'long' } }
      const isLeft = await leaveLead(context, context.answers, { waitingCity: city })
      return isLeft
        ? { kind: 'go', to: PATHS.waitingList }
        : { kind: 'refused', status: 422, causes: { other_city: 'busy_network' } }
    },
  },
}
