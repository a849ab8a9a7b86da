import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { recallAtDesk, stopRecallAtDesk } from '@/lib/use-cases/recalls/recall-at-desk'
import * as booking from '@/pages/desk/booking/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS, WEEK } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

describe('a recall at the desk', () => {
  const { database, deps } = useTestPlaces()
  let browser: PageBrowser
  let reference: string
  const path = () => `${DESK_PATHS.booking(reference)}?reference=${reference}`
  const shown = async (more = '') => (await browser.get(booking, path() + more)).props
  const send = (form: Record<string, string>) => browser.post(booking, path(), form)
  const rows = () => database().reads.selectFrom('recalls').select(['source', 'consent_version']).execute()
  const keep = () => database().writes.updateTable('bookings').set({ visit: 'kept', kept_at: new Date() }).execute()

  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
    const hours = JSON.stringify(Array(7).fill(WEEK[0]))
    await database().writes.updateTable('places').set({ hours }).where('id', '=', THREE_CHAIRS).execute()
    const patient = { placeId: THREE_CHAIRS, name: 'Meena Sample', phone: '+919800000007' }
    ;({ reference } = await bookedToday(database(), patient))
  })

  test('staff enter it with the patient’s yes, see it in the history, and remove it', async () => {
    expect((await shown()).booking.recall).toBeNull()
    expect(await send({ intent: 'recall', months: '3', agreed: 'yes' })).toMatchObject({
      status: 409,
      props: { notice: { tone: 'coral', text: expect.stringContaining('attended visit') } },
    })
    await keep()
    expect((await shown()).booking.recall).toMatchObject({ planned: null, months: { value: '6' } })
    for (const form of [
      { months: '3', agreed: '' },
      { months: '0', agreed: 'yes' },
      { months: '25', agreed: 'yes' },
      { months: '1.5', agreed: 'yes' },
    ]) {
      const refused = await send({ intent: 'recall', ...form })
      expect(refused).toMatchObject({ status: 422, props: { booking: { recall: { months: { value: form.months } } } } })
    }
    expect(await rows()).toEqual([])
    expect((await send({ intent: 'recall', months: '3', agreed: 'yes' })).to).toContain('notice=recalled')
    expect(await rows()).toEqual([{ source: 'desk', consent_version: 'recall-desk-2026-11-29' }])
    const { booking: view, notice } = await shown('&notice=recalled')
    expect(notice.text).toBe('Recall entered.')
    expect(view.recall.planned).toMatch(/^Recall in \w+ 20\d\d, entered by the desk\.$/)
    expect(view.history[0]).toMatchObject({ text: expect.stringMatching(/^Entered a recall for \w+ 20\d\d$/) })
    await database().writes.updateTable('recalls').set({ asked_at: new Date() }).execute()
    expect((await shown()).booking.recall.planned).toContain('Messages sent: 1.')
    expect((await send({ intent: 'recall_stop' })).to).toContain('notice=unrecalled')
    await send({ intent: 'recall_stop' })
    expect((await shown()).booking.history.map(({ text }: { text: string }) => text)).toMatchObject([
      'Removed a recall',
      expect.stringContaining('Entered a recall'),
    ])
    expect(await rows()).toEqual([])
  })

  test('staff of another clinic can neither enter nor remove it', async () => {
    await keep()
    const elsewhere = deskActor({ places: [ONE_CHAIR] })
    const wish = { reference, months: 3, agreed: true, consentVersion: '1' }
    expect(await recallAtDesk(deps(), elsewhere, wish)).toEqual({ kind: 'not_found' })
    expect(await recallAtDesk(deps(), deskActor(), { ...wish, reference: 'nonsense' })).toEqual({ kind: 'not_found' })
    expect(await recallAtDesk(deps(), deskActor(), wish)).toEqual({ kind: 'planned' })
    expect(await stopRecallAtDesk(deps(), elsewhere, reference)).toEqual({ kind: 'not_found' })
    expect(await rows()).toHaveLength(1)
  })
})
