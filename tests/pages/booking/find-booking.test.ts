import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as find from '@/pages/manage'
import * as manage from '@/pages/manage/[reference]'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, depsOf, ONE_CHAIR, slot } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const PHONE = '9800000001'

describe('finding a booking', () => {
  const { database } = useTestPlaces()
  const codes: { to: string; code: string; purpose: string }[] = []
  beforeAll(() => {
    serveFrom(database())
    setRuntime({ ...runtime(), sendCode: async ({ to, code, purpose }) => void codes.push({ to, code, purpose }) })
  })
  let reference: string
  beforeEach(async () => {
    codes.length = 0
    const at = new Date(Date.now() + 3 * 86_400_000)
    // The test clinics close on Sundays.
    const day = at.getUTCDay() === 0 ? new Date(at.getTime() + 86_400_000) : at
    const given = { placeId: ONE_CHAIR, ...slot(day.toISOString().slice(0, 10)), name: 'Asha Sample' }
    reference = (await book(depsOf(database(), new Date()), given)).reference
  })
  const ask = (browser: PageBrowser, given: object = {}) =>
    browser.post(find, '/manage', { intent: 'search', reference, phone: PHONE, ...given })
  const codeOf = () => codes.at(-1)?.code ?? ''
  const controls = ({ props }: { props: { find: { problems: { control: string }[] } } }) =>
    props.find.problems.map(({ control }) => control)

  test('the code sent to the number opens the booking in this browser', async () => {
    const browser = new PageBrowser()
    expect((await browser.get(find, '/manage')).props.find).toEqual({
      reference: '',
      phone: '',
      problems: [],
      code: null,
    })
    const sent = await ask(browser, { reference: ` ${reference.slice(0, 4).toLowerCase()}-${reference.slice(4)} ` })
    expect(sent).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/manage\?reference=\w{8}&phone=%7E[\w-]+$/),
    })
    expect(sent.to).not.toContain(PHONE)
    expect(codes).toEqual([{ to: `+91${PHONE}`, code: expect.stringMatching(/^\d{6}$/), purpose: 'manage' }])
    const page = sent.to as string
    expect((await browser.get(find, page)).props.find).toMatchObject({
      reference,
      phone: '',
      problems: [],
      code: { ending: '0001', isSent: true, action: expect.stringContaining('/manage?') },
    })
    for (const wrong of ['', '12', 'abcdef', codeOf() === '000000' ? '000001' : '000000'])
      expect(await browser.post(find, page, { intent: 'check', code: wrong })).toMatchObject({ status: 422, to: null })
    const opened = await browser.post(find, page, { intent: 'check', code: codeOf() })
    expect(opened).toMatchObject({ status: 303, to: `/manage/${reference}` })
    const shown = await browser.get(manage, `/manage/${reference}?reference=${reference}`)
    expect(shown).toMatchObject({ status: 200, props: { ticket: { reference, name: 'Asha Sample', canChange: true } } })
    expect(shown.props.ticket.phone).toBe('••••• •0001')
    // This browser has proved the number, so the next booking needs no code.
    expect(await ask(browser)).toMatchObject({ status: 303, to: `/manage/${reference}` })
    expect(codes).toHaveLength(1)
  })

  test('a change of the language keeps the typed search and the typed code, and does nothing', async () => {
    const browser = new PageBrowser()
    const search = { intent: 'search', reference, phone: '98000 0', page_language: 'ta' }
    const searching = await browser.post(find, '/ta/manage', search)
    expect(searching).toMatchObject({ status: 200, props: { find: { reference, phone: '98000 0', code: null } } })
    const { to: page } = await ask(browser)
    const checking = { intent: 'check', code: '12 34', page_language: 'ta' }
    const { status, props } = await browser.post(find, `/ta${page}`, checking)
    expect([status, props.find.code.typed, props.find.problems]).toEqual([200, '12 34', []])
    const wrong = await browser.post(find, page as string, { intent: 'check', code: '12' })
    expect(wrong.props.find.code.typed).toBe('')
    expect(codes).toHaveLength(1)
  })

  test('before the number is verified, the answer is the same whether or not a booking exists', async () => {
    const answers = []
    for (const [given, address] of [
      [{}, '198.51.100.1'],
      [{ reference: 'CFHJ3479' }, '198.51.100.2'],
      [{ phone: '9800000777' }, '198.51.100.3'],
    ] as const) {
      const browser = new PageBrowser(address)
      const { status, to } = await ask(browser, given)
      const page = await browser.get(find, to as string)
      const { reference: _, code, ...rest } = page.props.find
      answers.push({ status, shown: page.status, rest, isSent: code.isSent })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(codes).toHaveLength(3)
  })

  test('a booking of another number stays closed, and only a verified visitor is told so', async () => {
    const browser = new PageBrowser('198.51.100.4')
    const { to } = await ask(browser, { phone: '9800000888' })
    const page = to as string
    const refused = await browser.post(find, page, { intent: 'check', code: codeOf() })
    expect(refused).toMatchObject({ status: 404, props: { find: { reference, code: null } } })
    expect(controls(refused)).toEqual(['reference'])
    expect([...browser.cookies.keys()].filter((name) => name.includes('manage-'))).toEqual([])
    expect((await browser.get(manage, `/manage/${reference}?reference=${reference}`)).status).toBe(404)
  })

  test('unreadable input gets an error text and stays in the field', async () => {
    const browser = new PageBrowser()
    for (const [given, wrong] of [
      [{ reference: '' }, ['reference']],
      [{ reference: 'ABCDEFGH' }, ['reference']],
      [{ phone: '12' }, ['phone']],
      [{ reference: '<b>', phone: '' }, ['reference', 'phone']],
    ] as const) {
      const answer = await ask(browser, given)
      expect(answer).toMatchObject({
        status: 422,
        props: { find: { code: null, reference, phone: PHONE, ...given } },
      })
      expect(controls(answer)).toEqual(wrong)
    }
    expect(codes).toEqual([])
  })

  test('the page sends one code a minute, and another browser’s sealed number opens nothing', async () => {
    const browser = new PageBrowser('198.51.100.5')
    const { to } = await ask(browser)
    const page = to as string
    expect(await ask(browser)).toMatchObject({ status: 429, props: { find: { problems: [{ control: null }] } } })
    expect(await browser.post(find, page, { intent: 'again' })).toMatchObject({
      status: 429,
      props: { find: { code: { isSent: true, from: expect.any(String) } } },
    })
    expect(codes).toHaveLength(1)
    const thief = new PageBrowser('198.51.100.6')
    const stolen = await thief.post(find, page, { intent: 'check', code: codeOf() })
    expect(stolen).toMatchObject({ status: 422, props: { find: { code: null, phone: '' } } })
    expect(controls(stolen)).toEqual(['phone'])
  })

  test('a permanently closed link stays closed', async () => {
    const browser = new PageBrowser('198.51.100.7')
    await database().writes.updateTable('bookings').set({ unlinked: true }).execute()
    const { to } = await ask(browser)
    expect(await browser.post(find, to as string, { intent: 'check', code: codeOf() })).toMatchObject({
      status: 404,
    })
  })
})
