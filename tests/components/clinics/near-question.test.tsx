import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NearQuestion } from '@/components/clinics/near-question'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

test('the question about an earlier appointment names its time once', () => {
  const near = {
    name: 'Meera Rao',
    when: 'Today, 11:00 am',
    place: 'Muthu Dental Malleswaram',
    href: '/manage/CFHJ3479',
    reference: 'CFHJ3479',
    answer: '',
  }
  render(
    <Routed router={testRouter()}>
      <NearQuestion near={near} mistake={undefined} />
    </Routed>,
  )
  expect(screen.getAllByText(/Today, 11:00 am/)).toHaveLength(1)
  expect(screen.getByText('We’ll cancel the other appointment when you book this one.')).toBeTruthy()
})
