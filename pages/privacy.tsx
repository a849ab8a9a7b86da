import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { withPage } from '@/lib/http/with-page'
import { PRIVACY } from '@/lib/texts/en/privacy'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/privacy', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Privacy({ origin }: Props) {
  return <DocumentPage origin={origin} path={PATHS.privacy} text={PRIVACY} />
}
