import dynamic from 'next/dynamic'
import { staffPage } from '@/lib/pages/desk/staff-page'

export const getServerSideProps = staffPage

export default dynamic(() => import('@/components/desk/staff').then((file) => file.DeskStaff))
