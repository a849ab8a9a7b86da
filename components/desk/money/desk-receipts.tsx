import { DeskFrame } from '@/components/desk/frame'
import { ReceiptSheets } from '@/components/payments/receipt-sheets'
import { useTexts } from '@/lib/browser/texts'
import type { DeskView } from '@/lib/views/desk/frame'
import type { ReceiptsView } from '@/lib/views/receipt'

export function DeskReceipts({ desk, view }: { desk: DeskView; view: ReceiptsView }) {
  const { RECEIPT } = useTexts('receipt')
  return (
    <DeskFrame desk={desk} title={RECEIPT.title}>
      <ReceiptSheets view={view} />
    </DeskFrame>
  )
}
