import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeskCalls } from '@/components/desk/calls'
import type { CallLine, CallsView } from '@/lib/views/desk/calls'
import type { DeskView } from '@/lib/views/desk/frame'
import { Routed, testRouter } from '@/tests/support/browser/router'

const DESK: DeskView = {
  name: 'Ann',
  places: [],
  place: 'c101',
  current: 'calls',
  navItems: [],
  here: '/desk/calls',
  isHiding: false,
  lockSeconds: 3600,
}
const line = (name: string, isUrgent: boolean): CallLine => ({
  subject: name,
  name,
  ending: '··· 0001',
  isUrgent,
  about: 'Braces',
  city: 'Pune',
  requestedAt: '',
  due: '',
  best: '',
  visit: 'Today, 5:30 pm',
  tries: 0,
  state: 'open',
})
const show = (lines: CallLine[], kind: CallsView['kind'] = 'unproved') =>
  render(
    <Routed router={testRouter()}>
      <DeskCalls
        desk={DESK}
        calls={{
          kind,
          tabs: [],
          here: '/desk/calls',
          result: null,
          isQuiet: false,
          claimed: null,
          filters: { place: '', state: '', city: '', cities: [] },
          lines,
          firstHref: null,
          moreHref: null,
        }}
      />
    </Routed>,
  )
const fold = () => document.querySelector('details')

afterEach(cleanup)

test('unproved visits that come first stand above a fold with the others', () => {
  show([line('Long', true), line('Usual', false)])
  expect(fold()?.open).toBe(false)
  expect(
    [...document.querySelectorAll('tbody tr')].map((row) => [
      row.textContent?.includes('Call first'),
      fold()?.contains(row),
    ]),
  ).toEqual([
    [true, false],
    [false, true],
  ])
})

test('the fold is open if no visit comes first, and other lists have none', () => {
  show([line('Usual', false)])
  expect(fold()?.open).toBe(true)
  cleanup()
  show([line('Pain', true), line('Other', false)], 'lead')
  expect(fold()).toBeNull()
  screen.getByText('Emergency')
})
