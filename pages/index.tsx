import { HomePage } from '@/components/site/home-page'
import type { HomeView } from '@/components/site/views'
import { searchOf, withPage } from '@/lib/http/with-page'
import { homeView } from '@/lib/screens/site/home'
import { nextChair } from '@/lib/screens/site/next-chair'

type Props = HomeView & { origin: string }

export const getServerSideProps = withPage<Props>('/', async ({ page, visitor }) => {
  const { words, deps, origin } = visitor
  const search = searchOf(page)
  return { props: { ...homeView(words, search, await nextChair(words, deps, search)), origin } }
})

export default function Home(props: Props) {
  return <HomePage {...props} />
}
