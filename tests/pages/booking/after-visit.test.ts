import { beforeEach, describe, expect, test } from 'vitest'
import * as manage from '@/pages/manage/[reference]'
import * as reminders from '@/pages/manage/[reference]/reminders'
import * as visit from '@/pages/manage/[reference]/visit'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { useOwnBooking } from '@/tests/support/own-booking'

/** Seats begin and end at whole five minutes. */
const onTheGrid = (moment: Date) => new Date(Math.floor(moment.getTime() / 300_000) * 300_000)

describe('after a visit', () => {
  const { database, own } = useOwnBooking()
  const at = (page: string, query = '') => `/manage/${own.reference}/${page}?reference=${own.reference}${query}`
  const answers = () =>
    database().reads.selectFrom('visit_questions').select(['score', 'personal_words', 'answered_at']).execute()
  const asked = async () => {
    const now = new Date()
    const { id } = await database().reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    await database().writes.updateTable('bookings').set({ visit: 'kept', kept_at: now }).execute()
    await database().writes.insertInto('visit_questions').values({ booking_id: id, asked_at: now }).execute()
  }
  let browser: PageBrowser
  beforeEach(() => {
    browser = new PageBrowser()
  })

  test('the link asks for a rating, opening it changes nothing, and the first answer is kept', async () => {
    await asked()
    expect(await browser.get(visit, at('visit', `&key=${own.key}`))).toMatchObject({
      status: 303,
      to: `/manage/${own.reference}/visit`,
    })
    expect((await browser.get(visit, at('visit'))).props.visit).toMatchObject({ state: 'open', hasLeft: false })
    expect(await answers()).toEqual([{ score: null, personal_words: null, answered_at: null }])
    const form = { intent: 'answer', score: '4', words: ' Quick, and kind. ' }
    expect(await browser.post(visit, at('visit'), form)).toMatchObject({ status: 303 })
    await browser.post(visit, at('visit'), { intent: 'answer', score: '1', words: 'Again' })
    expect(await answers()).toEqual([{ score: 4, personal_words: 'Quick, and kind.', answered_at: expect.any(Date) }])
    const used = await browser.get(visit, at('visit', `&key=${own.key}`))
    expect(used.status).toBe(303)
    expect(await browser.get(visit, at('visit'))).toMatchObject({
      status: 200,
      props: { visit: { state: 'answered', score: 4 } },
    })
  })

  test('the same link withdraws the answer, also long after the visit, and opens nothing else', async () => {
    await asked()
    await browser.get(visit, at('visit', `&key=${own.key}`))
    await browser.post(visit, at('visit'), { intent: 'answer', score: '2', words: 'Slow', show: 'yes' })
    const longAgo = new Date(Date.now() - 300 * 86_400_000)
    const seat = { starts_at: onTheGrid(longAgo), ends_at: onTheGrid(new Date(longAgo.getTime() + 1_800_000)) }
    await database().writes.updateTable('seats').set(seat).execute()
    const later = new PageBrowser()
    await later.get(visit, at('visit', `&key=${own.key}`))
    expect((await later.get(visit, at('visit'))).props.visit).toMatchObject({ state: 'answered', score: 2 })
    expect((await later.get(manage, `/manage/${own.reference}?reference=${own.reference}`)).props.ticket).toBeNull()
    expect(await later.post(visit, at('visit'), { intent: 'withdraw' })).toMatchObject({ status: 303 })
    expect((await later.get(visit, at('visit'))).props.visit).toMatchObject({ state: 'withdrawn', score: null })
    expect(await later.post(visit, at('visit'), { intent: 'answer', score: '5', words: '' })).toMatchObject({
      status: 303,
    })
    expect(await answers()).toEqual([{ score: null, personal_words: null, answered_at: null }])
    const stranger = new PageBrowser()
    expect((await stranger.post(visit, at('visit'), { intent: 'withdraw' })).status).toBe(404)
  })

  test('an invalid answer gets an error text and is not stored', async () => {
    await asked()
    await browser.get(visit, at('visit', `&key=${own.key}`))
    for (const score of ['', '0', '6', '4.5', 'x'])
      expect(await browser.post(visit, at('visit'), { intent: 'answer', score, words: 'a' })).toMatchObject({
        status: 422,
        props: { mistakes: { score: true, words: false }, typed: { words: 'a' } },
      })
    expect(
      await browser.post(visit, at('visit'), { intent: 'answer', score: '5', words: 'a'.repeat(301) }),
    ).toMatchObject({
      status: 422,
      props: { mistakes: { score: false, words: true } },
    })
    expect(await answers()).toEqual([{ score: null, personal_words: null, answered_at: null }])
  })

  test('a change of language keeps what was typed, and stores nothing', async () => {
    await asked()
    await browser.get(visit, at('visit', `&key=${own.key}`))
    const typed = { score: '2', words: 'Slow ', show: 'yes' }
    const sent = { ...typed, intent: 'answer', page_language: 'ta' }
    expect(await browser.post(visit, `/ta${at('visit')}`, sent)).toMatchObject({
      status: 200,
      props: { visit: { state: 'open' }, typed, mistakes: { score: false, words: false } },
    })
    expect(await answers()).toEqual([{ score: null, personal_words: null, answered_at: null }])
    // A page that doesn't show the form doesn't repeat it.
    await browser.post(visit, at('visit'), { ...typed, intent: 'answer' })
    expect((await browser.post(visit, `/ta${at('visit')}`, sent)).props.typed.words).toBe('')
  })

  test('a wrong link, and a visit without a question, get a clear text', async () => {
    const nothing = { status: 404, props: { visit: null } }
    await browser.get(visit, at('visit', `&key=${own.key}`))
    expect(await browser.get(visit, at('visit'))).toMatchObject(nothing)
    expect(await browser.post(visit, at('visit'), { intent: 'answer', score: '5' })).toMatchObject(nothing)
    await asked()
    const stranger = new PageBrowser()
    await stranger.get(visit, at('visit', `&key=${'A'.repeat(22)}`))
    expect(await stranger.get(visit, at('visit'))).toMatchObject(nothing)
    expect(await stranger.post(visit, at('visit'), { intent: 'answer', score: '1', words: '' })).toMatchObject(nothing)
    expect(await answers()).toEqual([{ score: null, personal_words: null, answered_at: null }])
  })

  test('a form stops the reminders, and another form starts them again', async () => {
    const stopped = () => database().reads.selectFrom('do_not_remind').select('personal_phone').execute()
    expect(await browser.get(reminders, at('reminders'))).toMatchObject({ status: 404, props: { reminders: null } })
    expect((await browser.post(reminders, at('reminders'), { intent: 'stop' })).status).toBe(404)
    await browser.get(reminders, at('reminders', `&key=${own.key}`))
    const shown = await browser.get(reminders, at('reminders', '&intent=stop'))
    expect(shown.props.reminders).toMatchObject({ isStopped: false, mayChange: true, phone: '••••• •0001' })
    expect(await stopped()).toEqual([])
    expect(await browser.post(reminders, at('reminders'), { intent: 'stop' })).toMatchObject({
      status: 303,
      to: `/manage/${own.reference}/reminders`,
    })
    expect(await stopped()).toEqual([{ personal_phone: '+919800000001' }])
    expect((await browser.get(reminders, at('reminders'))).props.reminders.isStopped).toBe(true)
    await browser.post(reminders, at('reminders'), { intent: 'start' })
    expect(await stopped()).toEqual([])
  })
})
