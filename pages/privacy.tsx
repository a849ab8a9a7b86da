import { DocumentPage } from '@/components/site/document-page'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { type DocumentProps, documentProps } from '@/lib/page-handlers/site/documents'

export const getServerSideProps = withPage<DocumentProps>('/privacy', async ({ visitor }) => ({
  props: documentProps(visitor, 'privacy'),
}))

export default function Privacy(props: DocumentProps) {
  const { PRIVACY } = useTexts('privacy')
  return <DocumentPage {...props} path={PATHS.privacy} text={PRIVACY} />
}
