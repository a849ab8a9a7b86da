import { DeskFrame } from '@/components/desk/frame'
import { DeskPlaces } from '@/components/desk/places'
import { useWords } from '@/lib/browser/words'
import type { WithDesk } from '@/lib/http/with-desk'
import { homePage } from '@/lib/screens/desk/home-page'

export const getServerSideProps = homePage

export default function DeskHome({ desk }: WithDesk<object>) {
  const { DESK } = useWords('desk')
  return (
    <DeskFrame desk={desk} title={DESK.title}>
      <DeskPlaces places={desk.places} />
    </DeskFrame>
  )
}
