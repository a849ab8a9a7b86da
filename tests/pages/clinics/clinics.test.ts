import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dentist } from '@/components/clinics/structured-data'
import { TextsProvider } from '@/lib/browser/texts'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'
import * as clinics from '@/pages/clinics'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

// The page tests pass the query as the path's parameters too.
const cityAt = (city: string, rest = '') => `/clinics/${city}?city=${city}${rest}`
const clinicAt = (city: string, cid: string, rest = '') => `/clinics/${city}/${cid}?city=${city}&cid=${cid}${rest}`

describe('the clinics pages', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const browser = () => new PageBrowser()
  const found = async (q: string): Promise<string[]> => {
    const { props } = await browser().get(clinics, `/clinics?q=${encodeURIComponent(q)}`)
    return props.view.found.map(
      (city: { id: string; clinics: { cid: string }[] }) => `${city.id}: ${city.clinics.map(({ cid }) => cid)}`,
    )
  }

  test.each([
    ['a city', 'Kochi', ['kochi: 118,117,116,119']],
    ['another spelling of it', 'cochin', ['kochi: 118,117,116,119']],
    ['an area', 'adyar', ['chennai: 107']],
    ['an area run together', 'tnagar', ['chennai: 106', 'hyderabad: 114']],
    ['an area and its city', 'adyar madras', ['chennai: 107']],
    ['a pincode, the nearest first', '600 020', ['chennai: 107,109,106,108,110']],
    ['a pincode without a clinic', '560034', ['bengaluru: 103,102,101,105,104']],
    ['a pincode that nobody knows', '682999', ['kochi: 118,117,116,119']],
    ['an area without a clinic', 'besant nagar', ['chennai: 107,109,106,108,110']],
    ['an area of two cities', 'shivajinagar', ['bengaluru: 101,102,103,105,104', 'pune: 127,128']],
    ['a city in Tamil', 'சென்னை', ['chennai: 107,108,106,110,109']],
    ['a city in Tamil, with letters of the same sound', 'செண்ணை', ['chennai: 107,108,106,110,109']],
    ['an area in Hindi', 'अड्यार', ['chennai: 107']],
    ['the beginning of an area in Telugu', 'అడయా', ['chennai: 107']],
    ['an area in Malayalam that has no translation', 'ബസന്ത് നഗർ', ['chennai: 107,109,106,108,110']],
    ['a city as it sounds', 'koimbatore', ['coimbatore: 121,120,122']],
    ['an area beside a treatment', 'root canal adyar', ['chennai: 107']],
    ['an area after a treatment and a small word', 'braces in adyar', ['chennai: 107']],
    ['a misspelt area beside a treatment', 'root canal adiyar', ['chennai: 107']],
    ['an area beside a treatment in Tamil', 'ரூட் கெனால் அடையாறு', ['chennai: 107']],
    ['a pincode beside a treatment', 'scaling 600020', ['chennai: 107,109,106,108,110']],
    ['a pincode of nowhere', '110001', []],
    ['signs', '!!!', []],
    ['nothing we know', 'zzz', []],
  ])('a search for %s finds the clinics', async (_, q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test.each([
    ['its name', 'root canal', ['root_canal']],
    ['a misspelt name', 'root cannal', ['root_canal']],
    ['its name in Tamil', 'ரூட் கெனால்', ['root_canal']],
    ['its name in Hindi as it sounds', 'अलाईनर', ['aligners']],
    ['a word of several names', 'teeth', ['teeth_whitening', 'teeth_cleaning']],
  ])('a search for a treatment by %s shows it, and no place with a similar name', async (_, q, expected) => {
    const { props } = await browser().get(clinics, `/clinics?q=${encodeURIComponent(q)}&utm_source=bus`)
    const { treatments, found: cities, search, waitingHref } = props.view
    expect(treatments.map(({ id }: { id: string }) => id)).toEqual(expected)
    expect(treatments[0].href).toBe(`/treatments/${expected[0]}?utm_source=bus`)
    expect([cities, search.outcome, waitingHref]).toEqual([[], `Treatments found for “${q}”`, null])
  })

  test('without a search the page shows every city, popular ones first, and sets no cookie', async () => {
    const asked = browser()
    const { props, headers } = await asked.get(clinics, '/clinics')
    expect(props.view).toMatchObject({ search: { typed: '', outcome: null }, waitingHref: null, found: [] })
    expect(props.view.cities).toHaveLength(21)
    expect(props.view.cities[0]).toEqual({ id: 'bengaluru', name: 'Bengaluru', clinics: 5, href: '/clinics/bengaluru' })
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(asked.cookies.size).toBe(0)
  })

  test('another spelling of a city redirects to its one address, with the campaign', async () => {
    const { to } = await browser().get(cityPage, cityAt('Madras', '&utm_source=bus&nonsense=1'))
    expect(to).toBe('/clinics/chennai?utm_source=bus')
  })

  test.each([
    ['whitefeild', 'Nothing found for “whitefeild”. Showing “Whitefield”. 1 clinic for “Whitefield”', ['Whitefield']],
    ['hydrabad', /^Nothing found for “hydrabad”. Showing “Hyderabad”. \d+ clinics for “Hyderabad”$/, null],
    ['jp nager', 'Nothing found for “jp nager”. Showing “JP Nagar”. Clinics near JP Nagar, nearest first', null],
  ])('a search for %s finds the clinics and says what is shown instead', async (typed, outcome, localities) => {
    const { props } = await browser().get(clinics, `/clinics?q=${encodeURIComponent(typed)}`)
    expect(props.view.search.outcome).toMatch(outcome)
    const found = props.view.found.flatMap((city: { clinics: { locality: string }[] }) => city.clinics)
    expect(found.length).toBeGreaterThan(0)
    if (localities) expect(found.map(({ locality }: { locality: string }) => locality)).toEqual(localities)
    expect(props.view.waitingHref).toMatch(/^\/waiting-list\?q=/)
  })

  test('unknown cities and clinics get a 404', async () => {
    expect(await browser().get(cityPage, cityAt('atlantis'))).toMatchObject({ status: 404, props: null })
    expect(await browser().get(clinicPage, clinicAt('chennai', '999'))).toMatchObject({ status: 404, props: null })
  })

  test('the page of a city lists its clinics with today’s hours and slots that start a booking', async () => {
    const { props } = await browser().get(cityPage, cityAt('chennai', '&utm_source=bus'))
    expect(props.view.clinics).toHaveLength(5)
    const [first] = props.view.clinics
    expect(first.opening).not.toBe('')
    expect(first.bookHref).toBe(
      `/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=${first.cid}&utm_source=bus`,
    )
    expect(first.times).toHaveLength(3)
    const begun = await browser().get(inputPhone, first.times[0].href)
    expect(begun).toMatchObject({ status: 200, to: null })
  })

  test('the page of a clinic shows its details, and another city’s address redirects to it', async () => {
    const { props } = await browser().get(clinicPage, clinicAt('chennai', '107'))
    expect(props.view).toMatchObject({ name: 'Muthu Dental Adyar', city: { name: 'Chennai' }, pincode: '600020' })
    expect(props.view.phone.international).toMatch(/^\+9144\d{8}$/)
    expect(props.view.week).toHaveLength(7)
    expect(props.view.week.filter(({ today }: { today: boolean }) => today)).toHaveLength(1)
    expect(props.view.open.parts[0].times.length).toBeGreaterThan(0)
    expect(props.view.nearby.map(({ cid }: { cid: string }) => cid)).not.toContain('107')
    expect(props.view.nearby[0].distance).toMatch(/km from Adyar$/)
    const { to } = await browser().get(clinicPage, clinicAt('kochi', '107'))
    expect(to).toBe('/clinics/chennai/107')
  })

  test('the page of a clinic shows its own facts as text', async () => {
    const { props } = await browser().get(clinicPage, clinicAt('chennai', '106'))
    const { landmark, facts, photos, team } = props.view.facts
    expect(landmark).toBe('Opposite the T. Nagar bus terminus')
    expect(facts.map(({ id }: { id: string }) => id)).toEqual(['parking', 'access', 'payments', 'languages'])
    expect(facts[2].lines.slice(0, 2)).toEqual(['UPI', 'Debit and credit cards'])
    expect(facts[3].lines).toEqual([expect.stringMatching(/^Tamil, English, .*and /)])
    expect(photos[0]).toEqual({ picture: 'clinics/reception', shows: 'Drawing: The reception' })
    expect(team).toHaveLength(3)
    expect(team[0]).toMatchObject({
      name: expect.stringMatching(/^Dr /),
      registration: expect.stringMatching(/^TN 0000-/),
      languages: expect.stringContaining('Tamil'),
      portrait: expect.stringMatching(/^people\//),
    })
  })

  test('structured data describes the clinic’s owner, prices, location and booking, without ratings', async () => {
    const { props } = await browser().get(clinicPage, clinicAt('chennai', '106', '&utm_source=bus'))
    const { BRAND: brand } = textsIn(DEFAULT_LANGUAGE).brand
    const data = dentist({ origin: 'https://dental.example', brand }, props.view, '/city.png')
    expect(data).toMatchObject({
      '@type': 'Dentist',
      parentOrganization: { '@id': 'https://dental.example/#organization' },
      priceRange: '₹0–₹999',
      hasMap: expect.stringContaining('google.com/maps'),
      image: 'https://dental.example/city.png',
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: expect.stringMatching(/&cid=106$/) } },
    })
    expect(JSON.stringify(data)).not.toMatch(/rating|review|utm_/i)
  })

  test('the page leaves out facts that the clinic does not give, or that the site has no text or picture for', async () => {
    const { writes } = database()
    const { hours, city_id } = await database()
      .reads.selectFrom('places')
      .selectAll()
      .where('id', '=', 'c143')
      .executeTakeFirstOrThrow()
    onTestFinished(async () => {
      await writes.deleteFrom('clinics').where('id', 'in', ['198', '199']).execute()
      await writes.deleteFrom('places').where('id', 'in', ['c198', 'c199']).execute()
    })
    const bare = { name: 'Bare', locality: 'Bare', address: '1 Road', pincode: '680005', lat: 10.5, lng: 76.2 }
    for (const [id, facts] of [
      ['198', {}],
      ['199', { parking: ['helicopter'], languages: ['xx', '!'], photos: '[{"picture":"none","shows":"None"}]' }],
    ] as const) {
      const place = { id: `c${id}`, kind: 'clinic' as const, city_id, seats: 1, slot_minutes: 30 }
      await writes
        .insertInto('places')
        .values({ ...place, hours: JSON.stringify(hours) })
        .execute()
      const strange = { ...facts, parking: [...(facts.parking ?? [])], languages: [...(facts.languages ?? [])] }
      await writes
        .insertInto('clinics')
        .values({ id, place_id: `c${id}`, phone: '0487 0000 198', ...bare, ...strange })
        .execute()
      const { props } = await browser().get(clinicPage, clinicAt('thrissur', id))
      expect(props.view.facts).toEqual({ landmark: '', photos: [], facts: [], team: [] })
      const page = renderToStaticMarkup(
        TextsProvider({ texts: textsIn(DEFAULT_LANGUAGE), children: createElement(clinicPage.default, props) }),
      )
      expect(page).toContain('Opening hours')
      expect(page).not.toMatch(/Your dentists here|Good to know|Pictures of the clinic|Reg\. no\.|>null<|>undefined</)
    }
  })

  test.each([
    ['a city’s page', cityPage, cityAt('chennai'), (view: Times) => view.clinics?.[0]?.times[0]?.href],
    ['a clinic’s page', clinicPage, clinicAt('chennai', '107'), (view: Times) => view.open?.parts[0]?.times[0]?.href],
  ])('a slot tapped on %s is selected in the booking', async (_, page, path, hrefOf) => {
    const visitor = browser()
    const { props } = await visitor.get(page, path)
    const href = hrefOf(props.view) ?? ''
    const answers = { phone: '98765 43210', name: 'Asha Rao', treatment: 'routine_checkup', city: 'chennai' }
    const { to } = await visitor.post(inputPhone, href, answers)
    const { step, data } = (await visitor.get(selectSlot, to ?? '')).props
    const offered = data.groups.flatMap(({ slots }: { slots: { value: string }[] }) => slots.map(({ value }) => value))
    const start = new URLSearchParams(href.split('?')[1]).get('start')
    expect(step.values.slot).toContain(`T${start}/`)
    expect(offered).toContain(step.values.slot)
  })
})

type Linked = { times: { href: string }[] }
/** The parts of the two pages that show slots. */
type Times = { clinics?: Linked[]; open?: { parts: Linked[] } | null }
