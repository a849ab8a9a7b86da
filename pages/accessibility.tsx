import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type DocumentProps, documentProps } from '@/lib/page-handlers/site/documents'

export const getServerSideProps = withPage<DocumentProps>('/accessibility', async ({ visitor }) => ({
  props: documentProps(visitor),
}))

export default function Accessibility(props: DocumentProps) {
  const { ACCESSIBILITY } = useTexts('accessibility')
  return <DocumentPage {...props} path={PATHS.accessibility} text={ACCESSIBILITY} />
}
