import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { withPage } from '@/lib/http/with-page'
import { ACCESSIBILITY } from '@/lib/texts/en/accessibility'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/accessibility', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Accessibility({ origin }: Props) {
  return <DocumentPage origin={origin} path={PATHS.accessibility} text={ACCESSIBILITY} />
}
