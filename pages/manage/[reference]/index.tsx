import { Manage } from '@/components/booking/manage'
import { managePage } from '@/lib/page-handlers/booking/manage-page'
import type { ManageView } from '@/lib/views/manage'

export const getServerSideProps = managePage

export default function ManagePage(props: ManageView) {
  return <Manage {...props} />
}
