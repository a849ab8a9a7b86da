import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TextsProvider } from '@/lib/browser/texts'
import { setRatings } from '@/lib/catalogue/clinics/ratings'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'
import { serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as treatments from '@/pages/treatments'
import * as treatment from '@/pages/treatments/[key]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { putAnswer, putScores } from '@/tests/support/chain/put-answers'
import { useDatabase } from '@/tests/support/servers/test-database'

const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=chennai&concern_category=alignment&treatment=braces'
const NOTHING = { places: new Map(), treatments: new Map() }

describe('ratings by our own patients', () => {
  const database = useDatabase()
  const browser = new PageBrowser()
  const now = new Date()
  const here = { placeId: 'c106', now }
  const clinic = () => browser.get(clinicPage, '/clinics/chennai/106?city=chennai&cid=106')
  const count = () => serveRatings({ db: database(), now: new Date() })
  beforeEach(async () => {
    serveFrom(database())
    await putScores(database(), [5, 5, 5, 4, 4, 3, 2, 1], here)
    await putAnswer(database(), { ...here, score: 1, personal_words: '<b>Waited</b>', may_show: true, daysAgo: 9 })
  })
  afterEach(() => setRatings(NOTHING))

  test('nine answers show nothing anywhere', async () => {
    await count()
    expect((await clinic()).props.view).toMatchObject({ rating: null, reviews: null })
    expect((await browser.get(treatment, '/treatments/braces?key=braces')).props).toMatchObject({
      rating: null,
      how: [],
    })
  })

  test('ten answers show on the clinic’s page, its cards, and the treatment’s page and card', async () => {
    const given = { ...here, score: 4, personal_words: 'Kind', may_show: true, daysAgo: 8, personal_reply: 'Thank you' }
    await putAnswer(database(), given)
    await putAnswer(database(), { ...here, daysAgo: 3 })
    await putAnswer(database(), {
      ...here,
      score: 2,
      personal_words: 'Rude',
      may_show: true,
      refused_for: 'abuse',
    })
    await count()
    const rating = {
      text: '3.3 of 5',
      asked: expect.stringMatching(/^Patients asked: 12\. Answered: 11\. Since \w+ 20\d\d\.$/),
      scores: [
        { score: 5, count: 3 },
        { score: 4, count: 3 },
        { score: 3, count: 1 },
        { score: 2, count: 2 },
        { score: 1, count: 2 },
      ],
    }
    const { props } = await clinic()
    expect(props.view.rating).toEqual(rating)
    expect(props.view.reviews).toMatchObject({ rating, refusals: ['Abusive: 1'] })
    expect(props.view.reviews.comments).toMatchObject([
      { score: '4 of 5', words: 'Kind', reply: 'Thank you' },
      { score: '1 of 5', words: '<b>Waited</b>', reply: null },
    ])
    const page = renderToStaticMarkup(
      TextsProvider({ texts: textsIn(DEFAULT_LANGUAGE), children: createElement(clinicPage.default, props) }),
    )
    expect(page).toContain('What patients say')
    expect(page).toContain('&lt;b&gt;Waited&lt;/b&gt;')
    expect(page).toContain('review administrator of Muthu Dental')
    expect(page).not.toMatch(/aggregateRating|Rude|Ann Mary/)
    const city = await browser.get(cityPage, '/clinics/chennai?city=chennai')
    const ratings = Object.fromEntries(
      city.props.view.clinics.map((each: { cid: string; rating: unknown }) => [each.cid, each.rating]),
    )
    expect(ratings).toMatchObject({ 106: rating, 107: null })
    const { to } = await browser.get(clinicList, LIST)
    const { data } = (await browser.get(clinicList, to ?? LIST)).props
    expect(data.clinics.find(({ cid }: { cid: string }) => cid === '106').rating).toEqual(rating)
    const braces = await browser.get(treatment, '/treatments/braces?key=braces')
    expect(braces.props).toMatchObject({ rating, how: expect.arrayContaining([expect.stringContaining('10 answers')]) })
    const all = (await browser.get(treatments, '/treatments')).props.families.flatMap(
      ({ cards }: { cards: { id: string }[] }) => cards,
    )
    expect(all.find(({ id }: { id: string }) => id === 'braces').rating).toEqual(rating)
  })

  test('a withdrawn comment is gone at the next request', async () => {
    await putAnswer(database(), { ...here, score: 4, personal_words: 'Kind', may_show: true, daysAgo: 8 })
    await count()
    expect(JSON.stringify((await clinic()).props)).toContain('Kind')
    await database()
      .writes.updateTable('visit_questions')
      .set({ answered_at: null, score: null, personal_words: null, withdrawn_at: new Date() })
      .where('personal_words', '=', 'Kind')
      .execute()
    expect(JSON.stringify((await clinic()).props)).not.toContain('Kind')
  })
})
