import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkPills } from '@/components/kit/choices/pills'

afterEach(cleanup)

function pill(time: string, isDated: boolean) {
  render(<LinkPills label="Times" isDated={isDated} times={[{ day: 'Today', time, href: '/clinics' }]} />)
  const link = screen.getByRole('link')
  const read = link.textContent
  for (const hidden of link.querySelectorAll('.visually-hidden')) hidden.remove()
  return { read, shown: link.textContent }
}

test.each([
  ['மாலை\u00a04:00', false, '4:00'],
  ['மாலை\u00a04:00', true, 'Todayமாலை 4:00'],
  ['4:00 pm', false, '4:00 pm'],
])(
  'a pill is read with its part of the day, and shows it if no heading does (%s, dated: %s)',
  (time, isDated, shown) => {
    expect(pill(time, isDated)).toEqual({ read: `Today, ${time.replace('\u00a0', ' ')}`, shown })
  },
)
