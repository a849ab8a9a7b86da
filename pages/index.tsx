import { HomePage } from '@/components/site/home-page'
import type { HomeView } from '@/components/site/views'
import { searchOf, withPage } from '@/lib/http/with-page'
import { homeView } from '@/lib/screens/site/home'

type Props = HomeView & { origin: string }

export const getServerSideProps = withPage<Props>('/', async ({ page, visitor }) => ({
  props: { ...homeView(visitor.words, searchOf(page)), origin: visitor.origin },
}))

export default function Home(props: Props) {
  return <HomePage {...props} />
}
