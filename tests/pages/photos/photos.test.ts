import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PHOTOS } from '@/lib/catalogue/photos'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as end from '@/pages/ppr/end'
import * as phone from '@/pages/unified-booking/ext/input-phone'
import * as concern from '@/pages/unified-booking/ext/select-concern'
import * as treatment from '@/pages/unified-booking/select-treatment'
import { type Answer, PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { picture, SVG } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/servers/test-database'

type Page = Parameters<PageBrowser['get']>[0]
const KNOWN = '?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'
const CONCERN = '/unified-booking/ext/select-concern'
const FETCH = { 'x-step': 'fetch' }
const NONE: [string, Uint8Array<ArrayBuffer>] = ['photos', new Uint8Array()]

describe('photos', () => {
  const database = useDatabase()
  beforeEach(() => serveFrom(database()))
  afterEach(() => vi.restoreAllMocks())
  const begun = async (page: Page = concern, path = CONCERN + KNOWN) => {
    const browser = new PageBrowser('192.0.2.9')
    return { browser, url: (await browser.get(page, path)).to ?? '' }
  }
  const file = async (shade = 0): Promise<[string, Uint8Array<ArrayBuffer>]> => [
    'photos',
    Uint8Array.from(await picture('jpeg', { shade })),
  ]
  const rows = () => database().reads.selectFrom('smile_photos').selectAll().execute()
  const shown = ({ props }: Answer): { id: string; small: string; whole: string }[] => props.step.photos

  test('photos are sent with the tapped card, and an empty control does not matter', async () => {
    const { browser, url } = await begun()
    const answer = await browser.postFiles(concern, url, { concern: 'gaps' }, [await file(1), await file(2), NONE])
    expect(answer.to).toContain('/unified-booking/ext/select-location?')
    expect(answer.to).toContain('concern=gaps')
    expect(shown(await browser.get(concern, url))).toHaveLength(2)
    const other = await begun()
    expect(shown(await other.browser.get(concern, other.url))).toEqual([])
  })

  test('photos without an answer reopen the step with a button for each, and the button removes one', async () => {
    const { browser, url } = await begun()
    const added = await browser.postFiles(concern, url, { add_photos: 'yes' }, [await file()])
    expect(added).toMatchObject({ status: 303, to: `${url}#photos` })
    const [one] = shown(await browser.get(concern, url))
    // Another browser's button has no effect.
    const other = await begun()
    await other.browser.post(concern, other.url, { remove_photo: one?.id ?? '' })
    expect(shown(await browser.get(concern, url))).toHaveLength(1)
    expect(await browser.post(concern, url, { remove_photo: one?.id ?? '' })).toMatchObject({ status: 303 })
    expect(shown(await browser.get(concern, url))).toEqual([])
  })

  test('the page reports a file that is not a photo, keeps the right ones and waits with the answer', async () => {
    const { browser, url } = await begun()
    const answer = await browser.postFiles(concern, url, { concern: 'gaps' }, [
      await file(),
      ['photos', Uint8Array.from(SVG)],
    ])
    expect(answer).toMatchObject({
      status: 422,
      props: { step: { causes: { photos: 'kind' }, values: { concern: 'gaps' } } },
    })
    expect(shown(answer)).toHaveLength(1)
  })

  test.each([
    ['ten megabytes and one byte', PHOTOS.fileBytes + 1, 'large'],
    ['ten megabytes that are no picture', PHOTOS.fileBytes, 'kind'],
  ])('the page refuses %s', async (_, bytes, cause) => {
    const { browser, url } = await begun()
    const big: [string, Uint8Array<ArrayBuffer>] = ['photos', new Uint8Array(bytes)]
    const answer = await browser.postFiles(concern, url, { add_photos: 'yes' }, [big, await file()])
    expect(answer).toMatchObject({ status: 422, props: { step: { causes: { photos: cause } } } })
    expect(shown(answer)).toHaveLength(1)
  })

  test('of four photos sent together, three are kept and the fourth is reported', async () => {
    const { browser, url } = await begun()
    const files = await Promise.all([1, 2, 3, 4].map((shade) => file(shade)))
    const answer = await browser.postFiles(concern, url, { add_photos: 'yes' }, files)
    expect(answer.props.step.causes).toEqual({ photos: 'many' })
    expect(shown(answer)).toHaveLength(PHOTOS.most)
  })

  test('the page’s scripts get the stored photos or the cause as an answer', async () => {
    const { browser, url } = await begun()
    const sent = await browser.postFiles(concern, url, { add_photos: 'yes' }, [await file()], FETCH)
    expect(sent.status).toBe(200)
    const [one] = JSON.parse(String(sent.sent)).photos
    expect(Object.keys(one)).toEqual(['id', 'small', 'whole'])
    const refused = await browser.postFiles(
      concern,
      url,
      { add_photos: 'yes' },
      [['photos', Uint8Array.from(SVG)]],
      FETCH,
    )
    expect([refused.status, JSON.parse(String(refused.sent))]).toMatchObject([
      422,
      { causes: { photos: 'kind' }, photos: [{ id: one.id }] },
    ])
    const removed = await browser.post(concern, url, { remove_photo: one.id }, FETCH)
    expect(JSON.parse(String(removed.sent))).toEqual({ photos: [], causes: {} })
  })

  test('photos at the PPR questionnaire keep the other answers, and go with the request', async () => {
    const path = '/free-smile-consultation/questionnaire'
    const { browser, url } = await begun(
      questionnaire,
      `${path}?flow=PPR&purpose=gaps&phone=9812345670&city=bengaluru&name=Asha`,
    )
    const added = await browser.postFiles(questionnaire, url, { add_photos: 'yes', pain_now: 'strong' }, [await file()])
    expect(added).toMatchObject({ status: 200, props: { step: { values: { pain_now: 'strong' } } } })
    expect(shown(added)).toHaveLength(1)
    const answered = await browser.postFiles(questionnaire, url, { pain_now: 'strong' }, [NONE])
    expect((await browser.get(end, answered.to ?? '')).status).toBe(200)
    expect(await rows()).toMatchObject([{ lead_id: expect.any(String), booking_id: null }])
  })

  test('the treatment step accepts photos too, and no other step does', async () => {
    const category =
      '/unified-booking/select-treatment?flow=ORGANIC&phone=9812345670&city=bengaluru&concern_category=cosmetic'
    const own = await begun(treatment, category)
    await own.browser.postFiles(treatment, own.url, { treatment: 'dental_veneers' }, [await file()])
    expect(await rows()).toHaveLength(1)
    const { browser } = own
    const refused = await browser.postFiles(phone, '/unified-booking/ext/input-phone', { phone: '9812345670' }, [
      await file(1),
    ])
    expect(refused.status).toBe(415)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://zz9.example' }, 403],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 415],
    ['a form that breaks off', { 'content-type': 'multipart/form-data; boundary=zz9' }, 415],
  ])('photos of %s are refused', async (_, headers: Record<string, string>, status) => {
    const { browser, url } = await begun()
    expect((await browser.postFiles(concern, url, { concern: 'gaps' }, [await file()], headers)).status).toBe(status)
    expect(await rows()).toEqual([])
  })

  test('photos in a form with too many fields are refused with the form', async () => {
    const { browser, url } = await begun()
    for (const form of [
      { concern: 'gaps', more: 'x'.repeat(70_000) },
      Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`f${n}`, 'x'])),
    ])
      expect((await browser.postFiles(concern, url, form, [])).status).toBe(413)
  })

  test('a failing photo store blocks no patient', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { photos, ...others } = runtime()
    const put = () => Promise.reject(new Error('no room'))
    setRuntime({ ...others, photos: { ...photos, store: { ...photos.store, put } } })
    const { browser, url } = await begun()
    const answer = await browser.postFiles(concern, url, { concern: 'gaps' }, [await file()])
    expect(answer.props.step.causes).toEqual({ photos: 'busy' })
    expect(logged).toHaveBeenCalledOnce()
    expect((await browser.postFiles(concern, url, { concern: 'gaps' }, [NONE])).status).toBe(303)
  })
})
