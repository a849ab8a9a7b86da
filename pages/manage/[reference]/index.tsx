import { Manage } from '@/components/booking/manage'
import { type ManageProps, managePage } from '@/lib/steps/manage'

export const getServerSideProps = managePage

export default function ManagePage(props: ManageProps) {
  return <Manage {...props} />
}
