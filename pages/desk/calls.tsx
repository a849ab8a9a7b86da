import dynamic from 'next/dynamic'
import { callsPage } from '@/lib/page-handlers/desk/calls/calls-page'

export const getServerSideProps = callsPage

export default dynamic(() => import('@/components/desk/calls').then((file) => file.DeskCalls))
