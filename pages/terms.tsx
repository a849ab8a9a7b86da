import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { chain } from '@/lib/catalogue/chain'
import { withPage } from '@/lib/http/forms/with-page'
import { formatLongDay } from '@/lib/texts/format'

type Props = { origin: string; changed: string }

export const getServerSideProps = withPage<Props>('/terms', async ({ visitor }) => ({
  props: { origin: visitor.origin, changed: formatLongDay(visitor.texts, chain().brand.documentsChanged) },
}))

export default function Terms({ origin, changed }: Props) {
  const { TERMS } = useTexts('terms')
  return <DocumentPage origin={origin} changed={changed} path={PATHS.terms} text={TERMS} />
}
