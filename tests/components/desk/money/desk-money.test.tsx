import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeskMoney } from '@/components/desk/money/desk-money'
import type { DeskMoneyView } from '@/lib/views/desk/money'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const MONEY: DeskMoneyView = {
  facts: [{ label: 'Due', value: '₹199' }],
  takings: [],
  take: { amount: '₹199', methods: ['cash', 'card', 'upi'], paise: 19_900, takings: 0 },
  hasOnline: false,
  hasSurplus: false,
}

test('each way to pay is one button of a form that names what the page shows', () => {
  render(<DeskMoney money={MONEY} action="/desk/booking/X" />)
  const cash = screen.getByRole<HTMLButtonElement>('button', { name: /^Cash/ })
  expect(cash.form && Object.fromEntries(new FormData(cash.form, cash))).toEqual({
    intent: 'take',
    method: 'cash',
    paise: '19900',
    takings: '0',
  })
  expect(screen.getAllByRole('button')).toHaveLength(3)
})

test('a desk’s payment can be given back, and an online one says how it goes back', () => {
  const taking = { id: 't1', by: '', receipt: { text: 'Receipt KA/2627/B/1', href: '/r' }, refunds: [] }
  const takings = [
    { ...taking, text: '₹199, Cash', givable: { amount: '₹199', paise: 19_900 } },
    { ...taking, id: 't2', text: '₹199, Online', givable: null },
  ]
  render(
    <Routed router={testRouter()}>
      <DeskMoney money={{ ...MONEY, take: null, takings, hasOnline: true }} action="/desk/booking/X" />
    </Routed>,
  )
  const back = screen.getByRole<HTMLButtonElement>('button', { hidden: true })
  expect(back.form && Object.fromEntries(new FormData(back.form))).toEqual({
    intent: 'give_back',
    taking: 't1',
    paise: '19900',
  })
  expect(screen.getByText(/It goes back by itself/)).toBeTruthy()
})
