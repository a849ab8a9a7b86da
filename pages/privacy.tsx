import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { withPage } from '@/lib/http/with-page'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/privacy', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Privacy({ origin }: Props) {
  const { PRIVACY } = useWords('privacy')
  return <DocumentPage origin={origin} path={PATHS.privacy} text={PRIVACY} />
}
