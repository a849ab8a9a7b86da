import { beforeEach, describe, expect, test } from 'vitest'
import { callWindow } from '@/lib/domain/leads/call-back'
import { PRICE } from '@/lib/texts/en/booking/prices'
import * as landing from '@/pages/free-smile-consultation/index'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as end from '@/pages/ppr/end'
import * as start from '@/pages/unified-booking/input-phone'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const KNOWN = '?flow=PPR&purpose=gaps&phone=9812345670&city=bengaluru&name=Asha'

describe('the end of PPR', () => {
  const database = useDatabase()
  beforeEach(() => serveFrom(database()))
  /** Follows the redirect that seals plain values. */
  const open = async (browser: PageBrowser, page: Parameters<PageBrowser['get']>[0], path: string) => {
    const sealed = await browser.get(page, path + KNOWN)
    return { url: sealed.to ?? '', answer: await browser.get(page, sealed.to ?? '') }
  }

  test('the page repeats the answers, in the browser that gave them', async () => {
    const patient = new PageBrowser()
    const { url } = await open(patient, questionnaire, '/free-smile-consultation/questionnaire')
    const answered = await patient.post(questionnaire, url, { pain_now: 'strong' })
    expect(answered.status).toBe(303)
    const { data } = (await patient.get(end, answered.to ?? '')).props
    expect(data).toMatchObject({ strongPain: true, name: 'Asha', phone: '98123 45670', isNotified: true })
    expect(data.emergencyHref).toMatch(
      /^\/unified-booking\/video-consultation\?flow=ORGANIC&phone=%7E[^&]+&city=bengaluru/,
    )

    const { answer } = await open(new PageBrowser(), end, '/ppr/end')
    expect(answer.to).toMatch(/^\/free-smile-consultation\/questionnaire\?/)
    expect(JSON.stringify(answer)).not.toContain('strongPain')
  })

  test('the page says when the call comes, and Back shows the answers; another browser sees neither', async () => {
    const patient = new PageBrowser()
    const { url } = await open(patient, questionnaire, '/free-smile-consultation/questionnaire')
    const answered = await patient.post(questionnaire, url, { best_time: 'evening', age_band: 'from_60' })
    const { step, data } = (await patient.get(end, answered.to ?? '')).props
    expect(data.when).toMatch(/^(Today|Tomorrow|Mon)\b.* (4:00 pm to|before) 8:00 pm$/)
    const before = (await patient.get(questionnaire, `${step.back}?${step.query}`)).props.data
    expect(before.answers).toEqual({ best_time: 'evening', age_band: 'from_60' })
    expect(before.bestTimes).toContainEqual({ value: 'evening', line: '4:00 pm to 8:00 pm' })
    const outbox = () =>
      database().writes.selectFrom('outbox').select(['kind', 'personal_to', 'personal_payload']).execute()
    const { date, from, until } = callWindow('evening', new Date())
    const told = { kind: 'call_asked', personal_to: '+919812345670', personal_payload: { date, from, until } }
    expect([await outbox(), data.isNotified]).toEqual([[told], true])
    // The same answers again make no second call. A call that its limit delays is not promised.
    await patient.post(questionnaire, url, { best_time: 'evening' })
    expect(await outbox()).toEqual([told])
    await database()
      .writes.updateTable('outbox')
      .set({ next_attempt_at: new Date(Date.now() + 600_000) })
      .execute()
    expect((await patient.get(end, answered.to ?? '')).props.data.isNotified).toBe(false)
    const stranger = await open(new PageBrowser(), questionnaire, '/free-smile-consultation/questionnaire')
    expect(stranger.answer.props.data.answers).toEqual({})
  })

  test('the page offers the city’s next free chair, with the known answers and as a consultation', async () => {
    const patient = new PageBrowser()
    const { url } = await open(patient, questionnaire, '/free-smile-consultation/questionnaire')
    const answered = await patient.post(questionnaire, url, {})
    const { chair } = (await patient.get(end, answered.to ?? '')).props.data
    expect(chair.price).toBe(PRICE.consultation)
    expect(chair.href).not.toMatch(/9812345670|Asha/)
    const form = (await patient.get(start, chair.href)).props
    expect(form.step.values).toMatchObject({
      name: 'Asha',
      phone: '98123 45670',
      treatment: 'other',
      city: 'bengaluru',
    })
    expect(form.data.clinic).toContain(chair.place)
  })

  test('the flow asks as many questions as the landing page says, and shows each answer once', async () => {
    const patient = new PageBrowser()
    const { questions } = (await patient.get(landing, '/free-smile-consultation')).props.data
    const { answer } = await open(patient, questionnaire, '/free-smile-consultation/questionnaire')
    expect(Object.keys(answer.props.step.values)).toHaveLength(questions)
    const rows = answer.props.step.summary.map(({ label }: { label: string }) => label)
    expect(rows).toEqual(['Reason', 'Mobile number', 'City', 'Name'])
    expect(answer.props.step.summary[0].route).toBe('/free-smile-consultation/select-issue')
  })
})
