import { robotsPage } from '@/lib/page-handlers/site/sitemap'

export const getServerSideProps = robotsPage

// getServerSideProps ends the answer with the file.
export default function Robots() {
  return null
}
