import { calendarFilePage } from '@/lib/page-handlers/booking/calendar-file'

export const getServerSideProps = calendarFilePage

// The file is the whole answer: getServerSideProps ends it.
export default function AppointmentFile() {
  return null
}
