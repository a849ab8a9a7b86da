import dynamic from 'next/dynamic'
import { dayPage } from '@/lib/page-handlers/desk/day-page'

export const getServerSideProps = dayPage

export default dynamic(() => import('@/components/desk/day').then((file) => file.Day))
