import { ButtonExamples } from '@/components/examples/buttons'
import { DialogExamples } from '@/components/examples/dialogs'
import { FeedbackExamples } from '@/components/examples/feedback'
import { FieldExamples } from '@/components/examples/fields'
import { PictureExamples } from '@/components/examples/pictures'
import { SurfaceExamples } from '@/components/examples/surfaces'
import { Lead } from '@/components/kit/lead'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'

export const getServerSideProps = withPage('/dev/pieces', async () =>
  process.env.NODE_ENV === 'development' ? { props: {} } : { notFound: true },
)

export default function Pieces() {
  const { PIECES } = useTexts('pieces')
  return (
    <Layout wide>
      <PageHead title={PIECES.title} />
      <h1 tabIndex={-1}>{PIECES.title}</h1>
      <Lead>{PIECES.lead}</Lead>
      <ButtonExamples />
      <SurfaceExamples />
      <FieldExamples />
      <DialogExamples />
      <FeedbackExamples />
      <PictureExamples />
    </Layout>
  )
}
