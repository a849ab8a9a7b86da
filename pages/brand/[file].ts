import { brandFilePage } from '@/lib/page-handlers/site/brand-file'

export const getServerSideProps = brandFilePage

// getServerSideProps ends the answer with the file.
export default function BrandFile() {
  return null
}
