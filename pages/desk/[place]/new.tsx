import dynamic from 'next/dynamic'
import { newBookingPage } from '@/lib/page-handlers/desk/new-page'

export const getServerSideProps = newBookingPage

export default dynamic(() => import('@/components/desk/new-booking').then((file) => file.NewBooking))
