import dynamic from 'next/dynamic'
import { bookingsPage } from '@/lib/page-handlers/desk/bookings-page'

export const getServerSideProps = bookingsPage

export default dynamic(() => import('@/components/desk/bookings').then((file) => file.DeskBookings))
