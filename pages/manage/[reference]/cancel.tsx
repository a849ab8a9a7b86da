import { CancelQuestion } from '@/components/booking/cancel-question'
import { type CancelProps, cancelPage } from '@/lib/page-handlers/booking/cancel-page'

export const getServerSideProps = cancelPage

export default function CancelPage(props: CancelProps) {
  return <CancelQuestion {...props} />
}
