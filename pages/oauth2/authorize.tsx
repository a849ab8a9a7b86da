import { HostedSignIn } from '@/components/account/sign-in/hosted-sign-in'
import { authorizePage, type HostedProps } from '@/lib/page-handlers/account/hosted'

export const getServerSideProps = authorizePage

export default function Authorize(props: HostedProps) {
  return <HostedSignIn {...props} />
}
