// The city question: served cities, popular first, and a waiting list for the others.
import type { CityData } from '@/components/step/views'
import { answer } from '@/flows/walk'
import { PATHS } from '@/lib/addresses/paths'
import { cityById, cityIdOf } from '@/lib/catalogue/cities'
import { pageHref } from '@/lib/http/book-href'
import type { StepHandlers } from '@/lib/http/step-context'
import { leaveLead } from '@/lib/http/step-lead'
import { servedCities } from '@/lib/screens/steps/served-cities'
import { isServed } from '@/lib/use-cases/clinics/is-served'

const LONGEST_CITY = 60

const typedIn = (form: URLSearchParams | undefined): string =>
  (form?.get('typed_city') ?? '').trim().slice(0, LONGEST_CITY)

export const citySteps: StepHandlers<CityData> = {
  load: async ({ deps }, refusal) => ({
    cities: (await servedCities(deps)).map(({ id, name, state, lat, lng, aliases: also }) => {
      const popular = cityById(id)?.popular ?? false
      return { value: id, label: name, line: state, popular, also, lat, lng }
    }),
    typed: typedIn(refusal?.form),
    elsewhere: refusal?.form.get('other_city') ?? '',
  }),
  intents: {
    // Without scripts: what was typed opens the step with its city, or says that we are not there.
    async find(context, form) {
      const typed = typedIn(form)
      const city = cityIdOf(typed)
      if (city && (await isServed(context.deps, city)))
        return { kind: 'go', to: context.hrefOf(context.route, answer(context.flow, context.answers, { city })) }
      return { kind: 'refused', status: 422, causes: { city: typed === '' ? 'empty' : 'unknown' } }
    },
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
