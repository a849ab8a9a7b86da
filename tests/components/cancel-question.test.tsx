import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CancelQuestion } from '@/components/booking/cancel-question'
import type { BookingView } from '@/components/booking/views'
import { Routed, testRouter } from '@/tests/support/router'

afterEach(cleanup)

const TICKET: BookingView = {
  reference: 'CFHJ3479',
  isCancelled: false,
  isDisplaced: false,
  when: 'Thursday 26 November 2026, 11:30 am',
  soon: 'Today, Thu 26 Nov, 11:30 am',
  spot: 'Indiranagar',
  kind: 'clinic',
  placeName: 'Muthu Dental Indiranagar',
  placeAddress: '',
  placeLandmark: '',
  placePhone: null,
  mapsHref: null,
  treatment: 'Consultation',
  price: 'Free consultation',
  usualPrice: null,
  priceNote: null,
  saved: '',
  name: 'Asha Kumar',
  comer: null,
  hasGuardian: false,
  phone: '98450 12345',
  manageHref: '/manage/CFHJ3479',
  changeHref: '/manage/CFHJ3479?change=1',
  cancelHref: '/manage/CFHJ3479/cancel',
  calendarHref: '/manage/CFHJ3479/appointment.ics',
  againHref: '/',
  canChange: true,
  past: false,
  photos: [],
}

const asked = (ticket: Partial<BookingView> = {}) => {
  render(
    <Routed router={testRouter()}>
      <CancelQuestion ticket={{ ...TICKET, ...ticket }} nearest={[]} companions={[]} />
    </Routed>,
  )
  return { title: screen.getByRole('heading', { level: 1 }).textContent, text: screen.getByRole('main').textContent }
}

test('the question whether to cancel names the time once, as a sentence of its own', () => {
  const { title, text } = asked()
  expect(title).toBe('Cancel your appointment?')
  expect(text).toContain('Today, Thu 26 Nov, 11:30 am · Consultation · Muthu Dental Indiranagar')
})

test('it promises no undo of a time that the clinic can’t keep', () => {
  expect(asked().text).toContain('For one minute you can undo it.')
  cleanup()
  const { text } = asked({ isDisplaced: true })
  expect(text).toContain('you can’t have it back afterwards')
  expect(text).not.toContain('undo')
})
