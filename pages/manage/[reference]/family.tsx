import { Family } from '@/components/booking/family'
import { type FamilyProps, familyPage } from '@/lib/pages/companions/family-page'

export const getServerSideProps = familyPage

export default function FamilyPage(props: FamilyProps) {
  return <Family {...props} />
}
