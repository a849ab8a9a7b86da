import { feedPage } from '@/lib/page-handlers/chain/feed-page'

export const getServerSideProps = feedPage

// getServerSideProps ends the answer with the file.
export default function Feed() {
  return null
}
