import { calendarFile } from '@/lib/steps/calendar-file'

export const getServerSideProps = calendarFile

// The file is the whole answer: getServerSideProps ends it.
export default function AppointmentFile() {
  return null
}
