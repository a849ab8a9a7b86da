// The last page of PPR tells of a lead: to the browser that left it, and to no other that knows the number.
import { beforeEach, describe, expect, test } from 'vitest'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as end from '@/pages/ppr/end'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

const KNOWN = '?flow=PPR&purpose=gaps&phone=9812345670&city=bengaluru&name=Asha'

describe('the end of PPR', () => {
  const database = useDatabase()
  beforeEach(() => serveFrom(database()))
  /** Follows the redirect that seals what came plain. */
  const open = async (browser: PageBrowser, page: Parameters<PageBrowser['get']>[0], path: string) => {
    const sealed = await browser.get(page, path + KNOWN)
    return { url: sealed.to ?? '', answer: await browser.get(page, sealed.to ?? '') }
  }

  test('says what the patient said, to the browser that they said it in', async () => {
    const patient = new PageBrowser()
    const { url } = await open(patient, questionnaire, '/free-smile-consultation/questionnaire')
    const answered = await patient.post(questionnaire, url, { pain_now: 'strong' })
    expect(answered.status).toBe(303)
    expect((await patient.get(end, answered.to ?? '')).props.data).toMatchObject({ strongPain: true })

    const { answer } = await open(new PageBrowser(), end, '/ppr/end')
    expect(answer.to).toMatch(/^\/free-smile-consultation\/questionnaire\?/)
    expect(JSON.stringify(answer)).not.toContain('strongPain')
  })
})
