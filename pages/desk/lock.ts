import { lockPage } from '@/lib/page-handlers/desk/lock-page'

export const getServerSideProps = lockPage

/** getServerSideProps always redirects. */
export default function Lock() {
  return null
}
