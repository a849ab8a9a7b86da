// Texts of receipts. The English names of the two documents are those of the GST law, so every language shows them.

export const RECEIPT = {
  title: 'Receipts',
  lead: 'You can print this page, or save it as a PDF when you print.',
  booking: 'Back to the booking',
  bill: 'Bill of supply',
  invoice: 'Tax invoice',
  number: 'Number',
  date: 'Date',
  patient: 'Patient',
  service: 'Service',
  place: 'Place',
  reference: 'Booking',
  method: 'Paid by',
  methods: { online: 'Online payment', cash: 'Cash', card: 'Card', upi: 'UPI' },
  taxable: 'Taxable value',
  total: 'Total',
  exempt: 'Exempt from GST: health care service (SAC 9993).',
  back: 'Paid back on {day}: {amount}',
  goesBack: 'Being paid back: {amount}',
  unsigned: 'This receipt was made by a computer and is valid without a signature.',
} as const
