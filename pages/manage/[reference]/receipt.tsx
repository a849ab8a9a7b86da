import { Receipts } from '@/components/payments/receipts'
import { type ReceiptProps, receiptPage } from '@/lib/page-handlers/payments/receipt-page'

export const getServerSideProps = receiptPage

export default function ReceiptPage(props: ReceiptProps) {
  return <Receipts {...props} />
}
