import dynamic from 'next/dynamic'
import { closuresPage } from '@/lib/page-handlers/closures/closures-page'

export const getServerSideProps = closuresPage

export default dynamic(() => import('@/components/desk/closures').then((file) => file.Closures))
