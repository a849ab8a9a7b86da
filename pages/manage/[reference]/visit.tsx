import { VisitQuestion } from '@/components/booking/visit-question'
import { type VisitPageProps, visitPage } from '@/lib/page-handlers/booking/visit-page'

export const getServerSideProps = visitPage

export default function VisitQuestionPage(props: VisitPageProps) {
  return <VisitQuestion {...props} />
}
