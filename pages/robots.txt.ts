import { robotsPage } from '@/lib/page-handlers/site/sitemap'

export const getServerSideProps = robotsPage

// The file is the whole answer: getServerSideProps ends it.
export default function Robots() {
  return null
}
