import { Reminders } from '@/components/booking/reminders'
import { type RemindersProps, remindersPage } from '@/lib/page-handlers/messages/reminders-page'

export const getServerSideProps = remindersPage

export default function RemindersPage(props: RemindersProps) {
  return <Reminders {...props} />
}
