import dynamic from 'next/dynamic'
import { printPage } from '@/lib/page-handlers/desk/print-page'

export const getServerSideProps = printPage

export default dynamic(() => import('@/components/desk/day-print').then((file) => file.DayPrint))
