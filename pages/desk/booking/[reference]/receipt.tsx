import dynamic from 'next/dynamic'
import { deskReceiptPage } from '@/lib/page-handlers/payments/receipt-page'

export const getServerSideProps = deskReceiptPage

export default dynamic(() => import('@/components/desk/money/desk-receipts').then((file) => file.DeskReceipts))
