import { Companions } from '@/components/booking/family'
import { type CompanionsProps, companionsPage } from '@/lib/pages/companions/family-page'

export const getServerSideProps = companionsPage

export default function CompanionsPage(props: CompanionsProps) {
  return <Companions {...props} />
}
