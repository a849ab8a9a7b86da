import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeskMoney } from '@/components/payments/desk-money'
import { ReceiptSheets } from '@/components/payments/receipt-sheets'
import type { DeskMoneyView } from '@/lib/views/desk/money'
import type { ReceiptView } from '@/lib/views/receipt'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const RECEIPT: ReceiptView = {
  id: 'KA-2627-B-1',
  number: 'KA/2627/B/1',
  day: 'Tuesday 24 November 2026',
  seller: { name: 'Test Private Limited', address: '1 Fort Road', gstin: null },
  patient: '',
  reference: 'CFHJ3479',
  service: 'Clinic visit',
  place: 'Test Dental Fort',
  method: 'cash',
  amount: '₹199.00',
  tax: null,
  refunds: [],
}
const show = (receipts: ReceiptView[]) =>
  render(
    <Routed router={testRouter()}>
      <ReceiptSheets view={{ bookingHref: '/manage/CFHJ3479', receipts }} />
    </Routed>,
  )

test('a bill of supply says that it is exempt, and leaves out an erased name and a missing GSTIN', () => {
  show([RECEIPT])
  const bill = within(screen.getByRole('article'))
  expect(bill.getByRole('heading').textContent).toBe('Bill of supply')
  expect(bill.getByText(/Exempt from GST/)).toBeTruthy()
  expect(screen.getByRole('article').textContent).not.toMatch(/Patient|GSTIN|CGST/)
})

test('a tax invoice has the taxable value and both halves, and each refund', () => {
  const tax = { taxable: '₹422.88', half: '₹38.06', rate: '9' }
  const refunds = [
    { id: '1', amount: '₹100.00', day: 'Monday 30 November 2026' },
    { id: '2', amount: '₹399.00', day: null },
  ]
  const seller = { ...RECEIPT.seller, gstin: '29AAAAA0000A1Z5' }
  show([
    { ...RECEIPT, patient: 'Asha Rao', seller, amount: '₹499.00', tax, refunds },
    { ...RECEIPT, id: 'other' },
  ])
  const [invoice] = screen.getAllByRole('article')
  expect(invoice?.textContent).toContain('Tax invoice')
  expect(invoice?.textContent).toContain('GSTIN 29AAAAA0000A1Z5')
  expect(invoice?.textContent).toContain('Taxable value₹422.88CGST 9\u00a0%₹38.06SGST 9\u00a0%₹38.06Total₹499.00')
  expect(invoice?.textContent).toContain('Paid back on Monday 30 November 2026: ₹100.00')
  expect(invoice?.textContent).toContain('Being paid back: ₹399.00')
  expect(screen.getByRole('link', { name: 'Back to the booking' }).getAttribute('href')).toBe('/manage/CFHJ3479')
})

const MONEY: DeskMoneyView = {
  facts: [{ label: 'Due', value: '₹199' }],
  takings: [],
  take: { amount: '₹199', methods: ['cash', 'card', 'upi'], paise: 19_900, takings: 0 },
  hasOnline: false,
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
  const taking = { id: 't1', by: '', receipt: 'Receipt KA/2627/B/1', receiptHref: '/r', refunds: [] }
  const takings = [
    { ...taking, text: '₹199, Cash', rest: '₹199' },
    { ...taking, id: 't2', text: '₹199, Online', rest: null },
  ]
  render(
    <Routed router={testRouter()}>
      <DeskMoney money={{ ...MONEY, take: null, takings, hasOnline: true }} action="/desk/booking/X" />
    </Routed>,
  )
  const back = screen.getByRole<HTMLButtonElement>('button', { hidden: true })
  expect(back.form && Object.fromEntries(new FormData(back.form))).toEqual({ intent: 'give_back', taking: 't1' })
  expect(screen.getByText(/It goes back by itself/)).toBeTruthy()
})
