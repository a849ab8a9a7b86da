import { lockPage } from '@/lib/page-handlers/desk/lock-page'

export const getServerSideProps = lockPage

/** It always leads on. */
export default function Lock() {
  return null
}
