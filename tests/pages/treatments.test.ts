import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ATTRIBUTION } from '@/flows/params'
import { PUBLIC_CONSULTATIONS } from '@/lib/catalogue/treatments/public-consultations'
import * as landing from '@/pages/free-smile-consultation'
import * as treatments from '@/pages/treatments'
import * as treatment from '@/pages/treatments/[key]'
import * as category from '@/pages/unified-booking/concern-category'
import * as extPhone from '@/pages/unified-booking/ext/input-phone'
import * as phone from '@/pages/unified-booking/input-phone'
import * as city from '@/pages/unified-booking/select-city'
import * as selectTreatment from '@/pages/unified-booking/select-treatment'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { serveLengths } from '@/tests/support/chain/sample-chain'
import { useDatabase } from '@/tests/support/servers/test-database'

const CAMPAIGN = new URLSearchParams(ATTRIBUTION.map((name) => [name, `${name} 1`])).toString()
// Like Next, this passes the path's parameter within the query.
const ask = (key: string, query = '') =>
  new PageBrowser().get(treatment, `/treatments/${key}?key=${key}${query && `&${query}`}`)
const startOf = (href: string) => (href.startsWith('/unified-booking/ext/') ? extPhone : phone)

describe('the treatment pages', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('the list has every treatment once, in families, with its price, the campaign and the city', async () => {
    const { status, props, headers } = await new PageBrowser().get(treatments, `/treatments?${CAMPAIGN}&city=kochi`)
    expect(status).toBe(200)
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    const cards: { id: string; price: string; href: string }[] = props.families.flatMap(
      (family: { cards: object[] }) => family.cards,
    )
    expect(cards.map(({ id }) => id).sort()).toEqual(PUBLIC_CONSULTATIONS.map(({ id }) => id).sort())
    for (const { id, href } of cards) expect(href).toBe(`/treatments/${id}?${CAMPAIGN}&city=kochi`)
    expect(Object.fromEntries(cards.map(({ id, price }) => [id, price]))).toMatchObject({
      aligners: 'Free Consultation · Aligner scan from ₹199',
      implant_scan: 'Free Consultation · Implant scan ₹499',
      braces: 'Free Consultation',
      emergency: 'Free Consultation',
    })
  })

  test('the page says how long a visit takes if the chain’s file does', async () => {
    onTestFinished(serveLengths({ root_canal: 60 }))
    const visit = { label: 'The visit', price: 'About 60 minutes' }
    const shown = async (key: string) => (await ask(key)).props.prices
    expect(await shown('root_canal')).toContainEqual(visit)
    expect(JSON.stringify(await shown('braces'))).not.toContain('minutes')
  })

  test.each(PUBLIC_CONSULTATIONS)(
    'the Book link of $id opens the first step with the known answers',
    async ({ id, treatment: key }) => {
      const { status, props } = await ask(id, `${CAMPAIGN}&phone=9876543210`)
      expect(status).toBe(200)
      expect(props.lead).not.toBe('')
      const href: string = props.bookHref
      expect(href.endsWith(`&${CAMPAIGN}`)).toBe(true)
      expect(href).not.toContain('9876543210')
      const first = await new PageBrowser().get(startOf(href), href)
      expect(first).toMatchObject({ status: 200, to: null })
      const query = new URLSearchParams(href.split('?')[1])
      const flow = { aligners: 'PAID_ALIGNER', implant_scan: 'PAID_IMPLANT' }[id as string] ?? 'ORGANIC'
      expect(query.get('flow')).toBe(flow)
      expect(query.get('treatment')).toBe(id === 'emergency' ? null : key)
      expect(first.props.step.flow).toBe(flow)
    },
  )

  test.each([
    ['braces', 'alignment'],
    ['teeth_cleaning', 'hygiene'],
  ])('the steps fill in what the link of %s gave', async (id, group) => {
    const browser = new PageBrowser()
    const { props } = await browser.get(treatment, `/treatments/${id}?key=${id}`)
    const { to: cities } = await browser.post(phone, props.bookHref, { phone: '98765 43210' })
    const { to: groups } = await browser.post(city, cities as string, { city: 'chennai' })
    expect((await browser.get(category, groups as string)).props.step.values).toEqual({ concern_category: group })
    const { to: choice } = await browser.post(category, groups as string, { concern_category: group })
    expect((await browser.get(selectTreatment, choice as string)).props.step.values).toEqual({ treatment: id })
  })

  test('the prices come from the catalogue: scans cost what their flow costs, consultations nothing', async () => {
    expect((await ask('aligners')).props.prices).toEqual([
      { label: 'Aligner scan at a clinic', price: '₹199' },
      { label: 'Aligner scan at your home', price: '₹499' },
      { label: 'Phone consultation', price: 'Free' },
      { label: 'Treatment', price: '₹45,000\u00a0– ₹1,50,000' },
    ])
    expect((await ask('implant_scan')).props.offers).toEqual([{ name: 'Implant scan', rupees: '499' }])
    expect((await ask('implant_scan')).props).toMatchObject({
      rating: null,
      shortDescription: 'Free Consultation',
      priceNote: expect.stringContaining('An examination and an X-ray. At home we use a portable X-ray machine.'),
    })
    expect((await ask('bridges')).props.offers).toEqual([{ name: 'Consultation', rupees: '0' }])
  })

  test('a paid scan’s page also offers a free call, with its purpose filled in', async () => {
    const { props } = await ask('implant_scan', 'utm_source=bus')
    expect(props.callHref).toBe('/free-smile-consultation?flow=PPR&purpose=missing_teeth&utm_source=bus')
    expect((await new PageBrowser().get(landing, props.callHref)).status).toBe(200)
    expect((await ask('bridges')).props.callHref).toBeNull()
  })

  test.each([
    ['aligner_scan', '/treatments/aligners?utm_source=a'],
    ['aligner', '/treatments/aligners?utm_source=a'],
    ['implant', '/treatments/implant_scan?utm_source=a'],
  ])('the other name %s redirects permanently, with the campaign', async (name, to) => {
    expect(await ask(name, 'utm_source=a')).toMatchObject({ status: 308, to })
  })

  test.each(['zz', 'overbite', '__proto__', ''])('%j has no page', async (key) => {
    expect(await ask(key)).toMatchObject({ to: null, props: null })
  })

  test('a treatment’s page shows four other treatments', async () => {
    const related: { id: string }[] = (await ask('routine_checkup')).props.related
    expect(related.map(({ id }) => id)).toEqual(['teeth_cleaning', 'emergency', 'aligners', 'braces'])
  })
})
