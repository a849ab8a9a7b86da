import { beforeAll, describe, expect, test } from 'vitest'
import * as ext from '@/pages/unified-booking/ext/input-phone'
import * as organic from '@/pages/unified-booking/input-phone'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the landing page of a campaign', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  const landing = async (query: string, page: typeof ext | typeof organic = ext) => {
    const path = page === ext ? '/unified-booking/ext/input-phone' : '/unified-booking/input-phone'
    return (await new PageBrowser().get(page, `${path}?utm_lead_type=paid&${query}`)).props.data.campaign
  }
  const prices = async (query: string) =>
    (await landing(query)).prices.map(({ label, price }: { label: string; price: string }) => `${label} ${price}`)

  test.each([
    ['treatment=aligner_scan', 'Clear aligners: start with a 3D scan', ['At home ₹499', 'At a clinic ₹199']],
    ['treatment=implant', 'Dental implants: find out if they suit you', ['At home or at a clinic ₹499']],
    ['treatment=smile_design', 'Smile design: see the plan before we start', ['At home or at a clinic ₹999']],
    ['treatment=braces', 'Braces: see a dentist near you', ['At a clinic ₹199']],
    ['flow=PAID_CLINIC', 'See a dentist near you, at a time that suits you', ['At a clinic ₹199']],
  ])('the page for %s shows its headline, prices, three facts and a note', async (query, headline, told) => {
    expect(await landing(query)).toMatchObject({
      headline,
      facts: [expect.any(String), expect.any(String), expect.any(String)],
    })
    expect(await prices(query)).toEqual(told)
    expect((await landing(query)).note).toContain('You pay at the visit.')
  })

  test('the note says only once what the price covers when home and clinic are alike', async () => {
    const { note } = await landing('treatment=implant')
    expect(note.match(/examination and an X-ray/g)).toHaveLength(1)
    expect(note).toMatch(/At home .* portable/)
  })

  test('a consultation is free, and the page says so', async () => {
    const campaign = await landing('treatment=root_canal', organic)
    expect(campaign).toMatchObject({
      headline: 'Root Canal: see a dentist near you',
      prices: [{ label: 'Consultation', price: 'Free' }],
      note: 'After the examination, we’ll tell you the cost before any treatment starts.',
    })
  })

  test('the page shows the next free slot in the known city, or in all clinics', async () => {
    expect(await landing('treatment=aligner&city=kochi')).toMatchObject({
      next: expect.stringMatching(
        /^Next available slot in Kochi: (Today|Tomorrow|\w{3} \d+ \w{3}), \d+:\d\d [ap]m, .+/,
      ),
      trust: expect.arrayContaining([expect.stringMatching(/^\d+ clinics? in Kochi$/)]),
    })
    const counted = await database()
      .reads.selectFrom('clinics')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    expect(await landing('treatment=aligner')).toMatchObject({
      next: expect.stringMatching(
        /^Next available slot at our clinics: (Today|Tomorrow|\w{3} \d+ \w{3}), \d+:\d\d [ap]m$/,
      ),
      trust: expect.arrayContaining([expect.stringMatching(new RegExp(`^${counted.n} clinics in \\d+ cities$`))]),
    })
  })

  test('the page offers no home visit where the city has none', async () => {
    expect(await prices('treatment=aligner&city=salem')).toEqual(['At a clinic ₹199'])
  })

  test('visitors without a campaign, and bookings that start at a clinic, see no landing page', async () => {
    const at = '/unified-booking/ext/input-phone?treatment=aligner'
    expect((await new PageBrowser().get(ext, at)).props).toMatchObject({
      step: { price: 'Aligner scan: from ₹199, pay at the visit' },
      data: { campaign: null },
    })
    expect(await landing('flow=INDIVIDUAL_CLINIC_PAGE&cid=101', organic)).toBeNull()
  })
})
