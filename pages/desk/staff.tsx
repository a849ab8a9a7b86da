import dynamic from 'next/dynamic'
import { staffPage } from '@/lib/page-handlers/desk/staff-page'

export const getServerSideProps = staffPage

export default dynamic(() => import('@/components/desk/staff').then((file) => file.DeskStaff))
