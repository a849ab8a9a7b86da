import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import * as answers from '@/pages/desk/answers'
import * as calls from '@/pages/desk/calls'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

describe('patients’ ratings after a visit', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  let nth = 0

  async function answered(
    placeId: string,
    score: number,
    words: string | null = null,
  ): Promise<{ id: string; reference: string }> {
    nth += 1
    const phone = `+9198000001${String(nth).padStart(2, '0')}`
    const booked = await bookedToday(database(), { placeId, name: 'Meena Sample', phone, seat: nth })
    const at = new Date(Date.now() - 60_000 + nth)
    await database()
      .writes.updateTable('bookings')
      .set({ visit: 'kept', kept_at: at })
      .where('id', '=', booked.id)
      .execute()
    await database()
      .writes.insertInto('visit_questions')
      .values({ booking_id: booked.id, asked_at: at, answered_at: at, score, personal_words: words })
      .execute()
    return booked
  }
  const callsAt = async (place: string) =>
    (await browser.get(calls, DESK_PATHS.calls({ place, kind: 'unhappy' }))).props.calls
  const read = async (query: Record<string, string> = {}) =>
    (await browser.get(answers, DESK_PATHS.answers(query))).props.answers

  beforeEach(async () => {
    nth = 0
    serveFrom(database())
    browser = await atDesk(database(), { role: 'manager', places: [THREE_CHAIRS] })
  })

  test('a rating of 1 or 2 goes to the call list with its comment, and a higher one does not', async () => {
    const { id, reference } = await answered(THREE_CHAIRS, 1, 'Waited 50 minutes')
    await answered(THREE_CHAIRS, 3, 'As always')
    await answered(ONE_CHAIR, 2)
    const { lines, tabs } = await callsAt(THREE_CHAIRS)
    expect(lines).toMatchObject([{ subject: id, about: 'Feedback: 1 of 5. “Waited 50 minutes”', state: 'open' }])
    expect(tabs).toContainEqual(expect.objectContaining({ kind: 'unhappy', count: '1' }))
    await browser.post(calls, DESK_PATHS.calls({ place: THREE_CHAIRS, kind: 'unhappy' }), {
      intent: 'claim',
      subject: id,
    })
    const { own } = await callsAt(THREE_CHAIRS)
    // Outside the calling hours nobody can take a call.
    if (own) expect(own).toMatchObject({ subject: id, bookHref: null, bookingHref: DESK_PATHS.booking(reference) })
  })

  test('the lists hide the comment while names are hidden', async () => {
    await answered(THREE_CHAIRS, 2, 'Asha was rude to me')
    browser.cookies.set('__Host-desk-hide', '1')
    expect(JSON.stringify(await callsAt(THREE_CHAIRS))).not.toContain('rude')
    expect(JSON.stringify(await read())).not.toContain('rude')
  })

  test('the manager’s page shows all ratings, latest first, with the average', async () => {
    await answered(THREE_CHAIRS, 2, 'Waited long')
    const { reference } = await answered(THREE_CHAIRS, 5, 'Gentle hands')
    await answered(ONE_CHAIR, 1, 'Of another clinic')
    const view = await read({ place: THREE_CHAIRS })
    expect(view.lines).toMatchObject([
      { score: '5', words: 'Gentle hands', reference, href: DESK_PATHS.booking(reference) },
      { score: '2', words: 'Waited long' },
    ])
    expect(view.summary).toBe('Last 90 days: 2 answers. Average score: 3.5 of 5. Scores of 1 or 2: 1.')
    expect((await read()).lines).toHaveLength(2)
  })

  test('the page leads on to earlier ratings and ignores an invalid cursor', async () => {
    for (let n = 0; n < 51; n += 1) await answered(THREE_CHAIRS, 4)
    const first = await read({ place: THREE_CHAIRS })
    expect(first.lines).toHaveLength(50)
    const rest = (await browser.get(answers, first.moreHref)).props.answers
    expect([rest.lines.length, rest.moreHref]).toEqual([1, null])
    expect((await read({ after: '999999999999999.'.padEnd(52, '-') })).lines).toHaveLength(50)
  })
})
