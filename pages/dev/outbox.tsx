import { Lead } from '@/components/kit/lead'
import { OutboxList } from '@/components/outbox/outbox-list'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { useTexts } from '@/lib/browser/texts'
import { withPage } from '@/lib/http/forms/with-page'
import { isLoopback, isOutboxKey } from '@/lib/http/loopback'
import { queryValue } from '@/lib/http/query-value'
import { type ListedMessage, listMessages } from '@/lib/use-cases/messages/list'

/** Shows sign-in codes, so only the developer on their own machine may open it. */
export const getServerSideProps = withPage('/dev/outbox', async ({ page, visitor, form }) => {
  const key = queryValue(page.query.key)
  if (form || !isLoopback(page.req) || !isOutboxKey(key)) return { notFound: true }
  return { props: { messages: await listMessages(visitor.texts, visitor.deps, visitor.origin) } }
})

export default function Outbox({ messages }: { messages: ListedMessage[] }) {
  const { OUTBOX } = useTexts('outbox')
  return (
    <Layout>
      <PageHead title={OUTBOX.title} />
      <h1 tabIndex={-1}>{OUTBOX.title}</h1>
      <Lead>{OUTBOX.lead}</Lead>
      <OutboxList entries={messages} />
    </Layout>
  )
}
