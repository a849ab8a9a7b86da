import { Enter } from '@/components/desk/enter'
import { type EnterProps, enterPage } from '@/lib/screens/desk/enter-page'

export const getServerSideProps = enterPage

export default function EnterPage({ enter }: EnterProps) {
  return <Enter enter={enter} />
}
