import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { withPage } from '@/lib/http/with-page'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/accessibility', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Accessibility({ origin }: Props) {
  const { ACCESSIBILITY } = useWords('accessibility')
  return <DocumentPage origin={origin} path={PATHS.accessibility} text={ACCESSIBILITY} />
}
