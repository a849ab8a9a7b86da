import dynamic from 'next/dynamic'
import { enterPage } from '@/lib/page-handlers/desk/enter-page'

export const getServerSideProps = enterPage

export default dynamic(() => import('@/components/desk/enter').then((file) => file.Enter))
