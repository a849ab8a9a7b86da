import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReceiptSheets } from '@/components/payments/receipt-sheets'
import type { ReceiptView } from '@/lib/views/receipt'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(cleanup)

const RECEIPT: ReceiptView = {
  id: 'KA-2627-B-1',
  title: 'Bill of supply',
  legalTitle: null,
  number: 'KA/2627/B/1',
  day: 'Tuesday 24 November 2026',
  against: null,
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
  const bill = within(screen.getByRole('region'))
  expect(bill.getByRole('heading').textContent).toBe('Bill of supply')
  expect(bill.getByText(/Exempt from GST/)).toBeTruthy()
  expect(screen.getByRole('region').textContent).not.toMatch(/Patient|GSTIN|CGST/)
})

test('a tax invoice has the taxable value and both halves, and each refund', () => {
  const tax = { taxable: '₹422.88', half: '₹38.06', rate: '9' }
  const refunds = [
    { id: '1', amount: '₹100.00', day: 'Monday 30 November 2026' },
    { id: '2', amount: '₹399.00', day: null },
  ]
  const title = { title: 'வரி விலைப்பட்டியல்', legalTitle: 'Tax invoice' }
  const seller = { ...RECEIPT.seller, gstin: '29AAAAA0000A1Z5' }
  show([
    { ...RECEIPT, ...title, patient: 'Asha Rao', seller, amount: '₹499.00', tax, refunds },
    { ...RECEIPT, id: 'other' },
  ])
  const [invoice] = screen.getAllByRole('region')
  expect(invoice?.textContent).toContain('வரி விலைப்பட்டியல் (Tax invoice)')
  expect(invoice?.textContent).toContain('GSTIN 29AAAAA0000A1Z5')
  expect(invoice?.textContent).toContain('Taxable value₹422.88CGST 9\u00a0%₹38.06SGST 9\u00a0%₹38.06Total₹499.00')
  expect(invoice?.textContent).toContain('Paid back on Monday 30 November 2026: ₹100.00')
  expect(invoice?.textContent).toContain('Being paid back: ₹399.00')
  expect(screen.getByRole('link', { name: 'Back to the booking' }).getAttribute('href')).toBe('/manage/CFHJ3479')
})

test('a credit note names its tax invoice and the tax that goes back', () => {
  const tax = { taxable: '₹84.75', half: '₹7.63', rate: '9' }
  const against = 'KA/2627/T/3, Tuesday 24 November 2026'
  show([{ ...RECEIPT, title: 'Credit note', number: 'KA/2627/C/1', against, amount: '₹100.01', tax }])
  const note = screen.getByRole('region', { name: 'KA/2627/C/1' }).textContent
  expect(note).toContain(`Tax invoice${against}`)
  expect(note).toContain('Paid back byCash')
  expect(note).toContain('CGST 9\u00a0%₹7.63')
})
