import { Security } from '@/components/account/security'
import type { AccountOwner } from '@/components/account/views'
import { securityPage } from '@/lib/screens/account/own-pages'

export const getServerSideProps = securityPage

export default function SecurityPage({ owner }: { owner: AccountOwner }) {
  return <Security owner={owner} />
}
