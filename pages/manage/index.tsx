import { FindBooking } from '@/components/booking/find-booking'
import { type FindProps, findPage } from '@/lib/page-handlers/booking/find-page'

export const getServerSideProps = findPage

export default function FindPage(props: FindProps) {
  return <FindBooking {...props} />
}
