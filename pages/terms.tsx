import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { withPage } from '@/lib/http/with-page'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/terms', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Terms({ origin }: Props) {
  const { TERMS } = useWords('terms')
  return <DocumentPage origin={origin} path={PATHS.terms} text={TERMS} />
}
