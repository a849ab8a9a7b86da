import dynamic from 'next/dynamic'
import { moneyPage } from '@/lib/page-handlers/payments/money-page'

export const getServerSideProps = moneyPage

export default dynamic(() => import('@/components/desk/money/money-day').then((file) => file.MoneyDay))
