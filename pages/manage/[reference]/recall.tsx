import { Recalled } from '@/components/recalls/recalled'
import { type RecalledProps, recallPage } from '@/lib/page-handlers/recalls/recall-page'

export const getServerSideProps = recallPage

export default function RecalledPage(props: RecalledProps) {
  return <Recalled {...props} />
}
