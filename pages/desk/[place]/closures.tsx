import dynamic from 'next/dynamic'
import { closuresPage } from '@/lib/pages/closures/closures-page'

export const getServerSideProps = closuresPage

export default dynamic(() => import('@/components/desk/closures').then((file) => file.Closures))
