import type { WaitingView } from '@/components/clinics/views'
import { NotedCity, WaitingForm } from '@/components/clinics/waiting-list'
import { waitingPage } from '@/lib/screens/clinics/waiting-page'

export const getServerSideProps = waitingPage

export default function WaitingList({ view }: { view: WaitingView }) {
  return view.kind === 'noted' ? <NotedCity city={view.city} /> : <WaitingForm {...view} />
}
