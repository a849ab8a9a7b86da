import { sitemapPage } from '@/lib/page-handlers/site/sitemap'

export const getServerSideProps = sitemapPage

// getServerSideProps ends the answer with the file.
export default function Sitemap() {
  return null
}
