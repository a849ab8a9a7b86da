import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import { whenText } from '@/lib/page-handlers/account/proof'
import { textsIn } from '@/lib/texts/languages'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const WORDS = textsIn(DEFAULT_LANGUAGE)

const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=chennai&concern_category=alignment&treatment=braces'
/** The unproved bookings that one number may make (lib/limits/rules.ts). */
const UNPROVED = 5

describe('a number that has reached the limit of unverified bookings', () => {
  const database = useDatabase()
  const codes: string[] = []
  let browser: PageBrowser
  let url: string
  beforeAll(() => {
    serveFrom(database())
    setRuntime({ ...runtime(), sendCode: async ({ code }) => void codes.push(code) })
  })
  const choose = async (who: PageBrowser): Promise<string> => {
    const { to: list } = await who.get(clinicList, LIST)
    const { props } = await who.get(clinicList, list as string)
    const slot = props.data.clinics[0].next.at(-1).value
    return (await who.post(clinicList, list as string, { slot })).to as string
  }
  beforeEach(async () => {
    codes.length = 0
    for (let n = 0; n < UNPROVED; n++) {
      const other = new PageBrowser()
      const { to } = await other.post(review, await choose(other), { name: 'Asha Rao' })
      expect(to).toMatch(/^\/unified-booking\/success/)
    }
    browser = new PageBrowser()
    url = await choose(browser)
  })
  const confirm = (code?: string) =>
    browser.post(review, url, { name: 'Asha Rao', ...(code === undefined ? {} : { code }) })
  const sendCode = () => browser.post(review, url, { name: 'Asha Rao', intent: 'send_code' })
  const refused = (cause: string) => ({ to: null, props: { step: { causes: { code: cause } } } })

  test('the number books only with the code that was sent, in any notation', async () => {
    expect((await browser.get(review, url)).props.data.proof).toMatchObject({
      ending: '3210',
      isSent: false,
      from: null,
    })
    expect(await confirm()).toMatchObject({ status: 409, ...refused('needed') })
    expect(await sendCode()).toMatchObject({ status: 303, to: expect.stringMatching(/#code$/) })
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/)])
    const [code = ''] = codes
    expect((await browser.get(review, url)).props.data.proof).toMatchObject({ isSent: true, isLate: false })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    noteFailure('sms', 'the SMS gateway answered 500')
    expect((await browser.get(review, url)).props.data.proof).toMatchObject({ isSent: true, isLate: true })
    noteSuccess('sms')
    vi.restoreAllMocks()
    for (const [typed, cause] of [
      ['', 'empty'],
      [code.slice(1), 'length'],
      [`${code}0`, 'length'],
      [`${code.slice(1)}x`, 'letters'],
      [code === '000000' ? '000001' : '000000', 'wrong_code'],
    ] as const)
      expect(await confirm(typed)).toMatchObject({ status: 422, ...refused(cause) })
    const { to } = await confirm(` ${code.slice(0, 3)}-${code.slice(3)} `)
    expect(to).toMatch(/^\/unified-booking\/success/)
  })

  test('the review sends no code before it has the name', async () => {
    const nameless = await browser.post(review, url, { name: '', intent: 'send_code' })
    expect(nameless).toMatchObject({ status: 422, to: null, props: { step: { causes: { name: 'empty' } } } })
    expect(codes).toEqual([])
  })

  test('the review says when another code can be sent', async () => {
    await sendCode()
    const again = await sendCode()
    expect(again).toMatchObject({ status: 429, ...refused('often') })
    expect(again.props.data.proof.from).toMatch(/^(\d{1,2}:\d{2}|.+, \d{1,2}:\d{2})/)
    expect(codes).toHaveLength(1)
  })
})

describe('the time of the next code', () => {
  const NOW = new Date('2026-11-23T14:00:00+05:30')

  test('the time is rounded up to the minute, so that the promise holds', () => {
    const text = (at: string) => whenText(WORDS, new Date(`2026-11-23T${at}+05:30`), NOW)
    expect(text('14:05:00')).toBe(text('14:04:01'))
    expect(text('14:05:00')).not.toBe(text('14:05:01'))
  })

  test('the time names the day when that day is not today at the clinics', () => {
    const today = whenText(WORDS, new Date('2026-11-23T23:59:00+05:30'), NOW)
    const tomorrow = whenText(WORDS, new Date('2026-11-23T23:59:01+05:30'), NOW)
    expect([today, tomorrow]).toEqual(['11:59 pm', 'Tue 24 Nov, 12:00 am'])
  })
})
