import dynamic from 'next/dynamic'
import { dayPage } from '@/lib/pages/desk/day-page'

export const getServerSideProps = dayPage

export default dynamic(() => import('@/components/desk/day').then((file) => file.Day))
