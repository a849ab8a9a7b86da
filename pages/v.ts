import { shortVisitPage } from '@/lib/page-handlers/booking/short-link'

export const getServerSideProps = shortVisitPage

// getServerSideProps redirects.
export default function VisitLink() {
  return null
}
