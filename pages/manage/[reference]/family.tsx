import { Companions } from '@/components/booking/companions'
import { type CompanionsProps, companionsPage } from '@/lib/page-handlers/companions/companions-page'

export const getServerSideProps = companionsPage

export default function CompanionsPage(props: CompanionsProps) {
  return <Companions {...props} />
}
