import { photoPage } from '@/lib/pages/photos/photo-page'

export const getServerSideProps = photoPage

export default function Photo() {
  return null
}
