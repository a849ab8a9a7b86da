import { answer } from '@/flows/walk'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { meantName } from '@/lib/domain/clinics/meant'
import { named } from '@/lib/domain/clinics/translated'
import type { Outcome, StepContext, StepHandlers } from '@/lib/http/steps/step-context'
import { saveStepLead } from '@/lib/http/steps/step-lead'
import { servedCities } from '@/lib/page-handlers/clinics/served-cities'
import { notedHref, readWaitingCity, servedCityOf } from '@/lib/page-handlers/clinics/waiting-page'
import { localName } from '@/lib/texts/local-name'
import type { CityData } from '@/lib/views/steps'

const LONGEST_TYPED = 60

const readQuery = (form: URLSearchParams | undefined): string =>
  (form?.get('typed_city') ?? '').trim().slice(0, LONGEST_TYPED)

/** For a misspelt name; null without a close match. */
async function closeMatch({ deps }: StepContext, typed: string): Promise<string | null> {
  const cities = await servedCities(deps)
  return meantName(
    typed,
    cities.map(({ name, aliases }) => named(name, aliases)),
  )
}

async function cityNamed(context: StepContext, typed: string): Promise<Outcome | null> {
  const city = await servedCityOf(context.deps, typed)
  if (city === null) return null
  return { kind: 'go', to: context.hrefOf(context.route, answer(context.flow, context.answers, { city })) }
}

export const citySteps: StepHandlers<CityData> = {
  load: async ({ deps, texts }, refusal) => ({
    cities: (await servedCities(deps)).map(({ id, name, state, lat, lng, aliases: also }) => {
      const popular = cityById(id)?.popular ?? false
      const label = localName(texts, name)
      // A reader of another script may type the English name.
      const spelt = label === name ? also : [name, ...also]
      return { value: id, label, line: localName(texts, state), popular, also: spelt, lat, lng }
    }),
    typed: readQuery(refusal?.form),
    elsewhere: refusal?.form.get('other_city') ?? '',
  }),
  intents: {
    // Without scripts: opens the step with the typed city, or shows that the chain is not there.
    async find(context, form) {
      const typed = readQuery(form)
      // Shows a guessed city first, and never continues by itself.
      const found =
        (await cityNamed(context, typed)) ?? (await cityNamed(context, (await closeMatch(context, typed)) ?? ''))
      return found ?? { kind: 'refused', status: 422, causes: { city: typed === '' ? 'empty' : 'unknown' } }
    },
    async waiting(context, form) {
      const typed = form.get('other_city') ?? ''
      const found = await cityNamed(context, typed)
      if (found) return found
      const city = readWaitingCity(typed)
      if ('cause' in city) return { kind: 'refused', status: 422, causes: { other_city: city.cause } }
      const isLeft = await saveStepLead(context, context.answers, { waitingCity: city.value })
      return isLeft
        ? { kind: 'go', to: notedHref(context.seal, context.attribution, city.value) }
        : { kind: 'refused', status: 422, causes: { other_city: 'busy_network' } }
    },
  },
}
