import dynamic from 'next/dynamic'
import { homePage } from '@/lib/page-handlers/desk/home-page'

export const getServerSideProps = homePage

export default dynamic(() => import('@/components/desk/home').then((file) => file.DeskHome))
