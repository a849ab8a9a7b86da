import { PageTitle } from '@/components/kit/page-title'
import { ReceiptSheets } from '@/components/payments/receipt-sheets'
import { Layout } from '@/components/site/layout'
import { useTexts } from '@/lib/browser/texts'
import type { ReceiptsView } from '@/lib/views/receipt'

export function Receipts({ view }: { view: ReceiptsView }) {
  const { RECEIPT } = useTexts('receipt')
  return (
    <Layout quiet>
      <PageTitle title={RECEIPT.title} />
      <ReceiptSheets view={view} />
    </Layout>
  )
}
