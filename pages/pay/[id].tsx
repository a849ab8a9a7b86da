import { Pay } from '@/components/payments/pay'
import { type PayProps, payPage } from '@/lib/page-handlers/payments/pay-page'

export const getServerSideProps = payPage

export default function PayPage(props: PayProps) {
  return <Pay {...props} />
}
