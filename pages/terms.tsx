import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { withPage } from '@/lib/http/with-page'
import { TERMS } from '@/lib/texts/en/terms'

type Props = { origin: string }

export const getServerSideProps = withPage<Props>('/terms', async ({ visitor }) => ({
  props: { origin: visitor.origin },
}))

export default function Terms({ origin }: Props) {
  return <DocumentPage origin={origin} path={PATHS.terms} text={TERMS} />
}
