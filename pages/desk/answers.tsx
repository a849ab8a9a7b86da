import dynamic from 'next/dynamic'
import { answersPage } from '@/lib/page-handlers/desk/answers-page'

export const getServerSideProps = answersPage

export default dynamic(() => import('@/components/desk/answers').then((file) => file.DeskAnswers))
