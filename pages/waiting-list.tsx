import { NotedCity, WaitingForm } from '@/components/clinics/waiting-list'
import { waitingPage } from '@/lib/page-handlers/clinics/waiting-page'
import type { WaitingView } from '@/lib/views/clinics'

export const getServerSideProps = waitingPage

export default function WaitingList({ view }: { view: WaitingView }) {
  return view.kind === 'noted' ? <NotedCity city={view.city} /> : <WaitingForm {...view} />
}
