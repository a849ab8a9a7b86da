import { photoPage } from '@/lib/screens/photos/photo-page'

export const getServerSideProps = photoPage

export default function Photo() {
  return null
}
