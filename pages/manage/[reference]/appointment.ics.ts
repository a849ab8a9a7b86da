import { calendarFilePage } from '@/lib/page-handlers/booking/calendar-file'

export const getServerSideProps = calendarFilePage

// getServerSideProps ends the answer with the file.
export default function AppointmentFile() {
  return null
}
