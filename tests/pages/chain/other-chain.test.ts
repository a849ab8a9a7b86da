// docs/how-to/open-a-new-chain.md begins with this chain. Patients find its own name, telephone, prices and clinics.
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { chain, type ServedChain, setChain } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE, type Language, TAGS } from '@/lib/catalogue/languages'
import { pageTexts } from '@/lib/http/page-texts'
import { renderMessage } from '@/lib/messages/templates'
import { textsIn } from '@/lib/texts/languages'
import { importChain } from '@/lib/use-cases/chain/import'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { serveChain } from '@/lib/use-cases/chain/serve'
import type { TreatmentCardView } from '@/lib/views/site'
import * as home from '@/pages/index'
import * as file from '@/pages/manage/[reference]/appointment.ics'
import * as activation from '@/pages/member/activation'
import * as membership from '@/pages/membership'
import * as sitemap from '@/pages/sitemap.xml'
import * as treatments from '@/pages/treatments'
import * as treatment from '@/pages/treatments/[key]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import * as selectTreatment from '@/pages/unified-booking/select-treatment'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { chainOf, SAMPLE } from '@/tests/support/chain/sample-chain'
import { depsOf } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const [, WRITTEN = ''] = readFileSync('docs/how-to/open-a-new-chain.md', 'utf8').split(/```json\n|\n```\n/)
const WALK = 'flow=ORGANIC&phone=9876543210&city=pune&concern_category=alignment'

/** Words of the membership and of home visits. */
const MENTIONS: Record<Language, RegExp> = {
  en: /membership|home visit|at your home|at home or/i,
  hi: /मेंबरशिप|होम विज़िट|घर पर या|अपने घर/,
  ta: /உறுப்பினர் திட்ட|வீட்டு வருகை|வீட்டில் அல்லது|உங்கள் வீட்டில்/,
  te: /మెంబర్‌షిప్|హోమ్ విజిట్|ఇంటి వద్ద లేదా|మీ ఇంటి వద్ద/,
  kn: /ಮೆಂಬರ್‌ಶಿಪ್|ಮನೆ ಭೇಟಿ|ಮನೆಯಲ್ಲಿ ಅಥವಾ|ನಿಮ್ಮ ಮನೆಯಲ್ಲಿ/,
  ml: /അംഗത്വ|ഹോം വിസിറ്റ|വീട്ടിലോ/,
  mr: /मेंबरशिप|घरी भेट|घरी किंवा|तुमच्या घरी/,
}

/** The word "free". */
const FREE: Record<Language, RegExp> = {
  en: /free/i,
  hi: /मुफ़्त/,
  ta: /இலவச/,
  te: /ఉచిత/,
  kn: /ಉಚಿತ/,
  ml: /സൗജന്യ/,
  mr: /मोफत/,
}

const valuesOf = (texts: object): string => JSON.stringify(texts).replaceAll(/"\w+":/g, '')

describe('a chain of two clinics', () => {
  const database = useDatabase()
  const browser = new PageBrowser()
  beforeAll(async () => {
    serveFrom(database())
    await importChain(depsOf(database(), new Date()), chainOf(WRITTEN))
    await serveChain(database())
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => setChain({ ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true }))

  const bodyOf = async (page: typeof file, path: string) => {
    const end = vi.spyOn(ServerResponse.prototype, 'end')
    await browser.get(page, path)
    return String(end.mock.calls.at(-1)?.[0])
  }

  test('the pages show the chain’s own name and telephone, and no other brand', async () => {
    const { props } = await browser.get(home, '/')
    const texts = pageTexts(textsIn(DEFAULT_LANGUAGE), '/')
    expect(texts.brand).toMatchObject({
      BRAND: { name: 'Mula Dental', helpPhone: { href: 'tel:0200004455' } },
      AWARD: null,
    })
    expect(JSON.stringify([props, textsIn(DEFAULT_LANGUAGE)])).not.toMatch(/Muthu|\[\w+\]/)
    expect(JSON.stringify(props)).toContain('Next available slot in Pune: ')
    expect(texts.home?.HOME.description).toContain('with Mula Dental')
  })

  test('a chain without a membership has no page of it, and no link to one', async () => {
    const { props } = await browser.get(home, '/')
    expect(props.links.membership).toBeNull()
    expect(pageTexts(textsIn(DEFAULT_LANGUAGE), '/').brand?.OFFERED).toEqual([])
    expect(await bodyOf(sitemap, '/sitemap.xml')).not.toContain('/membership')
    expect(await browser.get(membership, '/membership')).toMatchObject({ status: 404 })
    expect((await browser.get(activation, '/member/activation')).to).toBe('/membership')
  })

  test.each(TAGS)('no text in %s promises a membership or a home visit that the chain does not have', (language) => {
    const before = chain()
    onTestFinished(() => setChain(before))
    const shown = (offers: Partial<ServedChain>) => {
      setChain({ ...before, ...offers })
      const { home: start, privacy, terms, 'account-changes': account, treatments: texts } = textsIn(language)
      const { HOME } = start
      const { sections } = terms.TERMS
      const site = sections.find(({ id }) => id === 'site')
      return JSON.stringify([
        HOME.lead,
        HOME.description,
        HOME.steps,
        HOME.alignerLine,
        privacy,
        site,
        account.LEAVE,
        texts,
      ])
    }
    const membership = { checkUps: 1, cleanings: 1, percentOff: 10 }
    const [nothing, all] = [shown({ homeVisits: false }), shown({ membership })]
    expect(all).toMatch(MENTIONS[language])
    expect(nothing).not.toMatch(MENTIONS[language])
    expect(nothing + all).not.toMatch(/\[\w+[|\]]|\|/)
  })

  test.each(TAGS)('a membership in %s is free, or every text has its price and none the word', (language) => {
    const before = chain()
    onTestFinished(() => setChain(before))
    const shown = (price?: number) => {
      setChain({ ...before, membership: { checkUps: 2, cleanings: 1, percentOff: 10, price } })
      const { home: start, account, membership: page, member, prices, sms, terms } = textsIn(language)
      const { ofNothing } = prices.PRICE
      const { included, nothing } = prices.MEMBER_PRICE
      const { noneLine, ended } = account.MEMBERSHIP_CARD
      const section = terms.TERMS.sections.find(({ id }) => id === 'membership')?.paragraphs?.[0] ?? ''
      const { MEMBERSHIP_PAGE } = page
      return {
        priced: [start.HOME.memberLine, noneLine, ended, section, member.MEMBER.activationLead, member.MEMBER.nextLine],
        page: [MEMBERSHIP_PAGE.description, MEMBERSHIP_PAGE.lead, MEMBERSHIP_PAGE.fee, MEMBERSHIP_PAGE.ended],
        other: [page, member, ofNothing, included, nothing, sms.SMS_TEXTS.membership_activated],
      }
    }
    const priced = shown(99_900)
    for (const text of [...priced.priced, ...priced.page]) expect(text).toContain('₹999')
    expect(valuesOf(priced)).not.toMatch(FREE[language])
    expect(valuesOf(priced)).not.toMatch(/\[\w+[|\]]|\||₹0/)
    const free = shown()
    expect(shown(0)).toEqual(free)
    for (const text of [...free.priced.slice(0, -1), ...free.page]) expect(text).toMatch(FREE[language])
    expect(valuesOf(free)).not.toMatch(/\[\w+[|\]]|\||₹/)
  })

  test('the pages list the chain’s clinics and treatments at its own prices', async () => {
    const { props } = await browser.get(treatments, '/treatments')
    const told = JSON.stringify(props.families)
    expect(told).toContain('Aligner scan from ₹149')
    expect(told).not.toContain('dental_jewellery')
    const cosmetic = `/unified-booking/select-treatment?${WALK.replace('alignment', 'cosmetic')}`
    const { to } = await browser.get(selectTreatment, `${cosmetic}&treatment=dental_jewellery`)
    const { props: step } = await browser.get(selectTreatment, to as string)
    const offered = step.data.treatments.map(({ value }: { value: string }) => value)
    expect(offered).toContain('dental_veneers')
    expect(offered).not.toContain('dental_jewellery')
    expect(await bodyOf(sitemap, '/sitemap.xml')).toMatch(/clinics\/pune\/1<(?!.*clinics\/chennai)/s)
  })

  test('a chain’s own names, prices, ratings and order of treatments are shown, and no other rating', async () => {
    const before = chain()
    onTestFinished(() => setChain(before))
    setChain({
      ...before,
      treatments: {
        root_canal: {
          name: 'Saving a tooth',
          price: { from: 400_000, to: 900_000 },
          dependsOn: 'Depends on the tooth.',
          rating: { value: 4.2, source: 'Pune Patients’ Forum', date: '2026-10-31' },
        },
        braces: { price: { from: 3_000_000, to: 3_000_000 } },
      },
      treatmentOrder: ['root_canal', 'braces'],
      instalments: { months: 10, fromPaise: 2_000_000 },
      translations: { ta: { 'Depends on the tooth.': 'பல்லைப் பொறுத்தது.' } },
    })
    const { props } = await browser.get(treatments, '/treatments')
    const cards = props.families.flatMap(({ cards }: { cards: TreatmentCardView[] }) => cards)
    const shown = (id: string) => cards.find((card: TreatmentCardView) => card.id === id)
    expect(shown('root_canal')).toMatchObject({
      name: 'Saving a tooth',
      cost: 'Treatment: ₹4,000\u00a0– ₹9,000',
      rating: { text: '4.2 of 5 · Pune Patients’ Forum, Saturday 31 October 2026', asked: null, scores: [] },
    })
    expect(shown('braces')).toMatchObject({ cost: 'Treatment: ₹30,000, or from ₹3,000 a month', rating: null })
    expect(shown('teeth_cleaning')).toMatchObject({ cost: null, rating: null })
    const page = await browser.get(treatment, '/treatments/braces?key=braces')
    expect(page.props.priceNote).toContain('10 months, from ₹3,000 a month.')
    const { props: start } = await browser.get(home, '/')
    expect(start.needs[0].label).toBe('Saving a tooth')
  })

  test('a patient books in one walk: price, message and calendar entry are the chain’s own', async () => {
    const { to: list } = await browser.get(
      clinicList,
      `/unified-booking/clinic-list?${WALK}&treatment=implant_scan&location=clinic`,
    )
    const { props } = await browser.get(clinicList, list as string)
    expect(props.data.clinics.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Mula Dental Law College Road',
      'Mula Dental Viman Nagar',
    ])
    const slot = props.data.clinics[0].next.at(-1).value
    const { to: reviewed } = await browser.post(clinicList, list as string, { slot })
    const { to: success } = await browser.post(review, reviewed as string, { name: 'Asha Rao' })
    expect(success).toMatch(/^\/unified-booking\/success/)
    const [booked] = await database().reads.selectFrom('bookings').selectAll().execute()
    expect(booked).toMatchObject({ status: 'confirmed', price_paise: 39_900, treatment: 'implant_scan' })
    const [told] = await database().reads.selectFrom('outbox').selectAll().execute()
    const { text, templateId } = renderMessage('booking_confirmed', told?.personal_payload, {
      origin: 'https://book.example.in',
      language: 'en',
    })
    expect(text).toMatch(/^Mula Dental: Appointment confirmed for .* at Mula Dental /)
    expect(templateId).toBeUndefined()
    const reference = booked?.reference ?? ''
    const entry = await bodyOf(file, `/manage/${reference}/appointment.ics?reference=${reference}`)
    expect(entry).toMatch(/SUMMARY:.*Mula Dental/)
    expect(entry).not.toMatch(/Muthu/)
  })

  test('a changed chain file is served after the next load', async () => {
    const chain = chainOf(WRITTEN)
    await importChain(depsOf(database(), new Date()), { ...chain, brand: { ...chain.brand, name: 'Mutha Dental' } })
    expect(textsIn(DEFAULT_LANGUAGE).brand.BRAND.name).toBe('Mula Dental')
    await serveChain(database())
    expect(textsIn(DEFAULT_LANGUAGE).brand.BRAND.name).toBe('Mutha Dental')
  })
})
