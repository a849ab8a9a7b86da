// The city question: served cities, popular first, and a waiting list for the others.
import type { CityData } from '@/components/step/views'
import { PATHS } from '@/lib/addresses/paths'
import { pageHref } from '@/lib/http/book-href'
import type { StepHandlers } from '@/lib/http/step-context'
import { leaveLead } from '@/lib/http/step-lead'
import { servedCities } from '@/lib/screens/steps/served-cities'

const LONGEST_CITY = 60

export const citySteps: StepHandlers<CityData> = {
  load: async ({ deps }) => ({
    cities: (await servedCities(deps)).map(({ id, name, state }) => ({ value: id, label: name, line: state })),
  }),
  intents: {
    async waiting(context, form) {
      const city = (form.get('other_city') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
      if (city === '') return { kind: 'refused', status: 422, causes: { other_city: 'empty' } }
      if ([...city].length > LONGEST_CITY) return { kind: 'refused', status: 422, causes: { other_city: 'long' } }
      const isLeft = await leaveLead(context, context.answers, { waitingCity: city })
      return isLeft
        ? { kind: 'go', to: pageHref(PATHS.waitingList, context.attribution) }
        : { kind: 'refused', status: 422, causes: { other_city: 'busy_network' } }
    },
  },
}
