import { photoPage } from '@/lib/page-handlers/photos/photo-page'

export const getServerSideProps = photoPage

export default function Photo() {
  return null
}
