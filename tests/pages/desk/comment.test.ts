import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import * as booking from '@/pages/desk/booking/[reference]'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { putAnswer } from '@/tests/support/chain/put-answers'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'

const REFERENCE = 'K7PW3MXC'
const PATH = `${DESK_PATHS.booking(REFERENCE)}?reference=${REFERENCE}`

describe('a comment that the patient allows the clinic to show', () => {
  const { database } = useTestPlaces()
  let id: string
  const stored = () =>
    database().reads.selectFrom('visit_questions').select(['refused_for', 'personal_reply']).executeTakeFirst()
  const events = () => database().reads.selectFrom('desk_events').select(['verb', 'reason']).orderBy('id').execute()
  const send = (browser: PageBrowser, form: Record<string, string>) =>
    browser.post(booking, PATH, { intent: 'comment', refused_for: '', reply: '', ...form })
  const manager = (given = {}) => atDesk(database(), { role: 'manager', ...given })

  beforeEach(async () => {
    serveFrom(database())
    const answer = { now: new Date(), daysAgo: 1, score: 2, personal_words: 'Slow', may_show: true }
    id = await putAnswer(database(), answer, { reference: REFERENCE })
  })

  test('a manager refuses it for a reason of the list, shows it again and replies, and each act is in the log', async () => {
    const browser = await manager()
    const { comment } = (await browser.get(booking, PATH)).props.booking
    expect(comment).toMatchObject({
      words: 'Slow',
      refusedFor: '',
      state: expect.stringMatching(/^On the clinic’s page/),
    })
    expect((await send(browser, { refused_for: 'health' })).to).toContain('notice=commented')
    expect(await stored()).toEqual({ refused_for: 'health', personal_reply: null })
    await send(browser, { reply: ' Sorry ' })
    expect(await stored()).toEqual({ refused_for: null, personal_reply: 'Sorry' })
    expect(await events()).toEqual([
      { verb: 'comment_refused', reason: 'health' },
      { verb: 'comment_shown', reason: null },
      { verb: 'comment_replied', reason: null },
    ])
    const { history } = (await browser.get(booking, PATH)).props.booking
    expect(history.map(({ text }: { text: string }) => text)).toContain(
      'Refused to show a comment. Refused: about somebody’s health',
    )
  })

  test('the page of a rated visit has no button that would change its state', async () => {
    const browser = await manager()
    const shown = async () => (await browser.get(booking, PATH)).props.booking
    expect(await shown()).toMatchObject({ isRated: true, card: { visit: 'kept', next: [] }, undo: null })
    await database().writes.deleteFrom('visit_questions').execute()
    const { isRated, card } = await shown()
    expect([isRated, card.next.map(({ to }: { to: string }) => to)]).toEqual([
      false,
      ['in_chair', 'arrived', 'expected'],
    ])
  })

  test('other reasons, long replies and withdrawn comments change nothing, and a reply is not lost', async () => {
    const browser = await manager()
    expect((await send(browser, { refused_for: 'unwelcome' })).status).toBe(400)
    const long = await send(browser, { reply: 'a'.repeat(301) })
    expect([long.status, long.props.booking.comment.reply]).toEqual([409, 'a'.repeat(301)])
    await database().writes.updateTable('visit_questions').set({ personal_words: null }).execute()
    expect((await send(browser, { reply: 'Sorry' })).status).toBe(409)
    expect(await stored()).toEqual({ refused_for: null, personal_reply: null })
    expect(await events()).toEqual([])
  })

  test('only managers of the clinic decide, and nobody while names are hidden', async () => {
    const elsewhere = await manager({ places: [ONE_CHAIR] })
    expect((await send(elsewhere, { refused_for: 'abuse' })).status).toBe(404)
    const desk = await atDesk(database(), { phone: '+919800000011', places: [THREE_CHAIRS] })
    expect((await desk.get(booking, PATH)).props.booking.comment).toBeNull()
    expect((await send(desk, { refused_for: 'abuse' })).status).toBe(409)
    expect((await send(new PageBrowser(), { refused_for: 'abuse' })).status).toBe(303)
    expect(await stored()).toEqual({ refused_for: null, personal_reply: null })
    const own = await manager({ phone: '+919800000012' })
    own.cookies.set('__Host-desk-hide', '1')
    expect((await own.get(booking, PATH)).props.booking.comment).toBeNull()
    expect(id).not.toBe('')
  })

  test('without permission there is nothing to decide', async () => {
    await database().writes.updateTable('visit_questions').set({ may_show: false }).execute()
    const browser = await manager()
    expect((await browser.get(booking, PATH)).props.booking.comment).toBeNull()
    expect((await send(browser, { reply: 'Sorry' })).status).toBe(409)
  })
})
