import dynamic from 'next/dynamic'
import { printPage } from '@/lib/pages/desk/print-page'

export const getServerSideProps = printPage

export default dynamic(() => import('@/components/desk/day-print').then((file) => file.DayPrint))
