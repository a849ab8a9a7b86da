import { Success } from '@/components/booking/success'
import { type SuccessProps, successPage } from '@/lib/page-handlers/booking/success'

export const getServerSideProps = successPage('/unified-booking/ext/success')

export default function SuccessPage(props: SuccessProps) {
  return <Success {...props} />
}
