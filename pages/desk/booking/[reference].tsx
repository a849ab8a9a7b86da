import dynamic from 'next/dynamic'
import { deskBookingPage } from '@/lib/page-handlers/desk/booking-page'

export const getServerSideProps = deskBookingPage

export default dynamic(() => import('@/components/desk/booking').then((file) => file.DeskBooking))
