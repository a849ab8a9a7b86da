// The browser has no sockets here, so the page asks for changes when it becomes visible.
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChosenTime } from '@/components/calendar/chosen-time'
import { HoldNotice } from '@/components/calendar/hold-notice'
import { SlotGroups, SlotPills } from '@/components/calendar/slot-choices'
import { FreeTimes } from '@/components/clinics/free-times'
import { NextChair } from '@/components/site/next-chair'
import { shownChanges, touchedSlots } from '@/lib/browser/live/shown'
import { currentTimes } from '@/lib/browser/live/times'
import { ELEVEN, openLivePage, said, slot, TEN } from '@/tests/support/browser/live-page'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { eventually } from '@/tests/support/eventually'

const { show, see, asks, bodies } = openLivePage()

function pill(words: RegExp): HTMLButtonElement {
  const found = screen.getAllByRole<HTMLButtonElement>('button').find(({ textContent }) => words.test(textContent))
  if (!found) throw new Error(`There is no ${words}`)
  return found
}
test('a taken slot stays in place, is disabled and announced, and can come back', async () => {
  await show(<SlotPills slots={[TEN, ELEVEN]} chosen="" isAnswer />)
  await see([ELEVEN])
  await eventually(() => expect(pill(/10:00 taken/).disabled).toBe(true))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tomorrow, 10:00 taken',
    'Tomorrow, 11:00',
  ])
  expect(said()).toEqual(['Tomorrow, 10:00 is no longer available.'])
  await see([TEN, ELEVEN])
  await eventually(() => expect(pill(/10:00$/).disabled).toBe(false))
  expect(said()).toEqual(['Tomorrow, 10:00 is available again.'])
})

test('a focused slot keeps the focus, and its loss is announced as the patient’s choice', async () => {
  await show(<SlotPills slots={[TEN, ELEVEN]} chosen="" isAnswer />)
  pill(/10:00$/).focus()
  await see([ELEVEN])
  await eventually(() => expect(said()).toEqual([expect.stringMatching(/^The time you chose, Tomorrow, 10:00, /)]))
  expect([pill(/10:00 taken/).disabled, document.activeElement]).toEqual([false, pill(/10:00 taken/)])
  expect(currentTimes().lost).toBe(TEN.value)
  await see([TEN, ELEVEN])
  await eventually(() => expect(currentTimes().lost).toBeNull())
})

test('a hold of another tab shows as held here, and becomes a normal slot when it is released', async () => {
  await show(<SlotPills slots={[TEN, ELEVEN]} chosen="" isAnswer />)
  await see([ELEVEN], [TEN])
  await eventually(() => expect(pill(/10:00 held for you/).getAttribute('aria-current')).toBe('true'))
  expect(said()).toEqual([])
  await see([TEN, ELEVEN])
  await eventually(() => expect(pill(/10:00$/).hasAttribute('aria-current')).toBe(false))
  expect(said()).toEqual([])
})

test('a hold that somebody else takes over is announced as lost', async () => {
  await show(<SlotPills slots={[slot('10:00', true), ELEVEN]} chosen="" isAnswer />)
  expect(pill(/10:00 held for you/)).toBeTruthy()
  await see([ELEVEN])
  await eventually(() => expect(pill(/10:00 taken/).disabled).toBe(false))
  expect(currentTimes().lost).toBe(TEN.value)
})

test('a form that is being sent keeps its slot, and the next page says more', async () => {
  await show(
    <form onSubmit={(event) => event.preventDefault()}>
      <SlotPills slots={[TEN, ELEVEN]} chosen="" isAnswer />
    </form>,
  )
  pill(/10:00$/).click()
  await see([])
  await eventually(() => expect(pill(/11:00 taken/).disabled).toBe(true))
  expect([pill(/10:00$/).disabled, said()]).toEqual([false, ['Tomorrow, 11:00 is no longer available.']])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
  await see([])
  await eventually(() => expect(pill(/10:00 taken/)).toBeTruthy())
  vi.useRealTimers()
})

test('a slot that another tab takes belongs to this browser', async () => {
  await show(<SlotPills slots={[TEN, ELEVEN]} chosen="" isAnswer />)
  const sister = new BroadcastChannel('own-times')
  await eventually(async () => {
    sister.postMessage(TEN.value)
    await see([TEN, ELEVEN])
    await see([])
    await eventually(() => expect(pill(/11:00 taken/)).toBeTruthy())
    expect(pill(/10:00$/).disabled).toBe(false)
  })
  sister.close()
})

test('the review’s own form keeps its slot, and a hold released elsewhere ends', async () => {
  const time = { value: TEN.value, name: 'Tomorrow, 10:00', timesHref: '/times' }
  const hold = { sid: 'sid', when: time.name, until: '10:30 am', seconds: 500, canKeep: true }
  await show(
    <form onSubmit={(event) => event.preventDefault()}>
      <HoldNotice hold={hold} value={TEN.value} timesHref="/times" />
      <ChosenTime time={time} isHeld />
      <SlotPills slots={[ELEVEN]} chosen="" isAnswer />
      <button type="submit">Book</button>
    </form>,
  )
  expect(screen.getByText(/is held for you until/)).toBeTruthy()
  await see([TEN, ELEVEN])
  await screen.findByText(/^This time is no longer held for you/)
  pill(/Book/).click()
  await see([])
  await eventually(() => expect(pill(/11:00 taken/)).toBeTruthy())
  expect(screen.queryByRole('link')).toBeNull()
})

test('the review says at its button that the slot is lost, and links to the others', async () => {
  const time = { value: TEN.value, name: 'Tomorrow, 10:00', timesHref: '/times' }
  await show(<ChosenTime time={time} isHeld={false} />)
  await see([TEN])
  expect(screen.queryByRole('link')).toBeNull()
  await see([])
  const link = await screen.findByRole('link', { name: 'See available times' })
  expect(link.getAttribute('href')).toBe('/times')
  // The dialog announces it instead.
  expect(said()).toEqual([])
  await see([], [TEN])
  await eventually(() => expect(screen.queryByRole('link')).toBeNull())
})

test('a clinic’s page strikes out a taken slot, and its link still leads on', async () => {
  const times = [TEN, ELEVEN].map(({ value, label, day }) => ({ value, day, time: label, href: `/book?${label}` }))
  await show(<FreeTimes times={times} label="Next available times" />)
  await see([ELEVEN])
  const [link] = screen.getAllByRole('link')
  await eventually(() => expect(link?.textContent).toBe('Tomorrow, 10:00 taken'))
  expect(link?.getAttribute('href')).toBe('/book?10:00')
  expect(said()).toEqual(['Tomorrow, 10:00 is no longer available.'])
})

test('the emergency page strikes out a taken slot, and its button still leads on', async () => {
  const time = { when: 'Today, 10:00', value: TEN.value, href: '/book' }
  const clinics = [{ cid: '901', name: 'Fort', address: 'A', opening: 'Opens today, 9:00 am', call: null, time }]
  const chosen = { id: 'chennai', name: 'Chennai', clinics, night: null, lead: '', asOf: 'Free times as of 9:00 am' }
  await show(<NextChair cities={[]} chosen={chosen} price="" helpClosed={null} campaign={{}} />)
  await see([])
  expect((await screen.findByText('taken')).parentElement?.textContent).toBe('Today, 10:00 taken')
  expect(screen.getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe('/book')
  expect(said()).toEqual(['Fort, Today, 10:00 is no longer available.'])
})

test('a new page starts empty, and no call is made before a page is quiet or after it has gone', async () => {
  await show(<SlotGroups day="Tomorrow" groups={[{ part: 'morning', slots: [TEN] }]} chosen="" isAnswer />)
  await see([])
  await eventually(() => expect(currentTimes().states.size).toBe(1))
  cleanup()
  await eventually(() => expect(currentTimes().states.size).toBe(0))
  const before = asks()
  render(
    <Routed router={testRouter()}>
      <SlotPills slots={[ELEVEN]} chosen="" isAnswer />
    </Routed>,
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asks()).toBe(before)
})

test('only a page for an emergency asks for the slots of an emergency visit', async () => {
  const asked = async (visit?: 'emergency') => {
    await show(<SlotPills slots={[TEN]} chosen="" visit={visit} isAnswer />)
    await see([TEN])
    cleanup()
    return bodies().at(-1)
  }
  expect(await asked('emergency')).toEqual({ slots: [TEN.value], concern_category: 'emergency' })
  expect(await asked()).toEqual({ slots: [TEN.value] })
})

test('the page does not ask for the front desk’s slots, which patients cannot book', async () => {
  await show(<SlotPills slots={[TEN]} chosen="" visit="desk" />)
  document.dispatchEvent(new Event('visibilitychange'))
  await show(<SlotPills slots={[ELEVEN]} chosen="" />)
  await see([ELEVEN])
  expect(bodies()).not.toContainEqual({ slots: expect.arrayContaining([TEN.value]) })
})

test('a slot that only an emergency can still have is gone for other visits', () => {
  const change = { date: '2026-11-24', start: '10:00', end: '12:30' } as const
  const message = (['free', 'soon', 'taken'] as const).map((state) => ({ ...change, state }))
  const states = (isUrgent: boolean) => shownChanges('901', { at: 1, changes: message }, isUrgent)
  expect(states(false).map(({ state }) => state)).toEqual(['free', 'taken', 'taken'])
  expect(states(true)).toEqual(['free', 'free', 'taken'].map((state) => ({ value: TEN.value, state })))
})

test('a message about usual slots makes a page ask about the longer slots that they touch', () => {
  const on = (start: string, end: string, at = '901') => `2026-11-24T${start}/${end}@${at}`
  const shown = [
    on('09:30', '10:30'),
    on('10:00', '11:00'),
    on('10:30', '11:00'),
    on('11:00', '12:00'),
    on('10:00', '11:00', '902'),
  ]
  const change = { date: '2026-11-24', start: '10:30', end: '11:00', state: 'taken' } as const
  const touched = (given = {}) => touchedSlots(shown, '901', { at: 1, changes: [{ ...change, ...given }] })
  expect(touched()).toEqual([on('10:00', '11:00')])
  expect(touched({ start: '10:00', end: '10:30' })).toEqual([on('09:30', '10:30'), on('10:00', '11:00')])
  expect(touched({ date: '2026-11-25' })).toEqual([])
})
