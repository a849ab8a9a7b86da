import dynamic from 'next/dynamic'
import { funnelPage } from '@/lib/page-handlers/desk/funnel-page'

export const getServerSideProps = funnelPage

export default dynamic(() => import('@/components/desk/funnel').then((file) => file.DeskFunnel))
