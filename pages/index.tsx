import type { ComponentProps } from 'react'
import { HomePage } from '@/components/site/home-page'
import { LEAVING_FLASHES, type LeavingNotice } from '@/lib/addresses/account'
import { type PageRequest, searchOf, withPage } from '@/lib/http/forms/with-page'
import { homeView } from '@/lib/page-handlers/site/home'
import { nextChair } from '@/lib/page-handlers/site/next-chair'

type Props = ComponentProps<typeof HomePage>

/** Only while it is true. */
async function flashOf({ page, visitor }: PageRequest): Promise<LeavingNotice | null> {
  const flash = LEAVING_FLASHES.find((notice) => notice === page.query.notice)
  return flash && (await visitor.patient()) === null ? flash : null
}

export const getServerSideProps = withPage<Props>('/', async (request) => {
  const { page, visitor } = request
  const { texts, deps, origin } = visitor
  const search = searchOf(page)
  const notice = await flashOf(request)
  return { props: { ...homeView(texts, search, await nextChair(texts, deps, search)), origin, notice } }
})

export default function Home(props: Props) {
  return <HomePage {...props} />
}
