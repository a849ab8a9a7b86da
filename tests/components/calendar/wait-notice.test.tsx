import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SlotQuestion } from '@/components/calendar/slot-question'
import type { SlotData } from '@/lib/views/steps'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { stepOf } from '@/tests/support/browser/step'

afterEach(cleanup)

const STEP = stepOf({ route: '/unified-booking/ext/select-slot', flow: 'PAID_ALIGNER' })
const TIME = { value: '2026-03-02T09:00/09:30@a', label: '9:00 am', day: 'Mon 2 Mar', held: false }
const DATA: SlotData = {
  home: true,
  zone: 'blr-south',
  held: null,
  lost: null,
  days: [],
  earlierHref: null,
  laterHref: null,
  day: 'Monday 2 March 2026',
  groups: [{ part: 'morning', slots: [TIME] }],
  nearest: [],
  dentists: null,
  wait: null,
  wantsEarlier: false,
}
const WAIT = { text: 'Go on from Tue 3 Mar', help: { display: '1800 000', href: 'tel:1800000' } }

const led = (cause: 'wait' | 'taken', wait: SlotData['wait']) => {
  render(
    <Routed router={testRouter()}>
      <SlotQuestion step={{ ...STEP, causes: { slot: cause } }} data={{ ...DATA, wait }} />
    </Routed>,
  )
  const link = screen.getByRole('alert').querySelector('a')
  const said = screen.getAllByText(link?.textContent ?? '').length
  return { said, to: document.querySelector(link?.getAttribute('href') ?? '') }
}

test('the error box and the slots report a taken slot, and the box links to the slots', () => {
  const { said, to } = led('taken', null)
  expect([said, to?.getAttribute('name')]).toEqual([2, 'slot'])
})

test('during a wait the error box links to the text with the end of the wait, which appears once', () => {
  const { said, to } = led('wait', WAIT)
  expect([said, to?.textContent]).toEqual([1, WAIT.text])
})
