import { Manage } from '@/components/booking/manage'
import { type ManageProps, managePage } from '@/lib/pages/manage/manage-page'

export const getServerSideProps = managePage

export default function ManagePage(props: ManageProps) {
  return <Manage {...props} />
}
