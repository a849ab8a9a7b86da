import { DocumentPage } from '@/components/site/document-page'
import { withPage } from '@/lib/http/with-page'
import { ACCESSIBILITY } from '@/lib/texts/en/accessibility'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>(
  '/accessibility',
  async ({ visitor }) => ({ props: { origin: visitor.origin } }),
  { indexed: true },
)

export default function Accessibility({ origin }: Props) {
  return <DocumentPage origin={origin} path="/accessibility" text={ACCESSIBILITY} />
}
