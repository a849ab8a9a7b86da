import { lockPage } from '@/lib/pages/desk/lock-page'

export const getServerSideProps = lockPage

/** It always leads on. */
export default function Lock() {
  return null
}
