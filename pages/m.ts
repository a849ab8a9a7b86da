import { shortManagePage } from '@/lib/page-handlers/booking/short-link'

export const getServerSideProps = shortManagePage

// getServerSideProps redirects.
export default function ManageLink() {
  return null
}
