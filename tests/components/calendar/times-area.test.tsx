import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DayStrip } from '@/components/calendar/day-range'
import { SlotGroups } from '@/components/calendar/slot-choices'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const day = (date: string, current: boolean) => ({
  date,
  current,
  label: date,
  free: 2,
  state: 'free' as const,
  href: `/unified-booking/select-slot?date=${date}`,
})
const slot = (label: string) => ({ value: label, label, day: 'Mon 23 Nov', held: false })
const GROUPS = [
  { part: 'morning' as const, slots: [slot('10:00'), slot('10:30')] },
  { part: 'evening' as const, slots: [slot('18:00')] },
]

test('after a tap on a day a placeholder of the same size shows until the slots arrive', async () => {
  let arrive: (isThere: boolean) => void = () => undefined
  const push = () =>
    new Promise<boolean>((resolve) => {
      arrive = resolve
    })
  const router = testRouter({ push })
  render(
    <Routed router={router}>
      <DayStrip days={[day('2026-11-23', true), day('2026-11-24', false)]} />
      <SlotGroups day="Mon 23 Nov" groups={GROUPS} chosen="" isAnswer />
    </Routed>,
  )
  expect(screen.queryByText('Loading')).toBeNull()
  const link = screen.getByRole('link', { name: /2026-11-24/ })
  await act(async () => void fireEvent.click(link, { ctrlKey: true }))
  expect(screen.getAllByRole('button')).toHaveLength(3)
  await act(async () => void fireEvent.click(link))
  const waiting = document.querySelector('[role=status][aria-busy=true]')
  expect(waiting?.textContent).toContain('Morning')
  expect(waiting?.querySelectorAll('[class*=waiting]')).toHaveLength(3)
  expect(screen.queryAllByRole('button')).toEqual([])
  await act(async () => arrive(true))
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
