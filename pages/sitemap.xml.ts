import { sitemapPage } from '@/lib/page-handlers/site/sitemap'

export const getServerSideProps = sitemapPage

// The file is the whole answer: getServerSideProps ends it.
export default function Sitemap() {
  return null
}
