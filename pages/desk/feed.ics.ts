import { feedPage } from '@/lib/page-handlers/chain/feed-page'

export const getServerSideProps = feedPage

// The file is the whole answer: getServerSideProps ends it.
export default function Feed() {
  return null
}
