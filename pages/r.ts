import { shortRecallPage } from '@/lib/page-handlers/recalls/recall-page'

export const getServerSideProps = shortRecallPage

// getServerSideProps redirects.
export default function RecallLink() {
  return null
}
