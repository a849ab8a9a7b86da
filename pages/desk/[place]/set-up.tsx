import dynamic from 'next/dynamic'
import { setUpPage } from '@/lib/page-handlers/desk/set-up-page'

export const getServerSideProps = setUpPage

export default dynamic(() => import('@/components/desk/set-up').then((file) => file.SetUp))
