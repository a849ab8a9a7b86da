import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type DocumentProps, documentProps } from '@/lib/page-handlers/site/documents'

export const getServerSideProps = withPage<DocumentProps>('/terms', async ({ visitor }) => ({
  props: documentProps(visitor, 'terms'),
}))

export default function Terms(props: DocumentProps) {
  const { TERMS } = useTexts('terms')
  const { OFFERED } = useTexts('brand')
  const sections = TERMS.sections.filter(({ id }) => id !== 'membership' || OFFERED.includes(id))
  return <DocumentPage {...props} path={PATHS.terms} text={{ ...TERMS, sections }} />
}
