import dynamic from 'next/dynamic'
import { eventsPage } from '@/lib/page-handlers/desk/events-page'

export const getServerSideProps = eventsPage

export default dynamic(() => import('@/components/desk/events').then((file) => file.DeskEvents))
