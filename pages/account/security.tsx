import { Security } from '@/components/account/security'
import { securityPage } from '@/lib/page-handlers/account/account-pages'
import type { AccountOwner } from '@/lib/views/account'

export const getServerSideProps = securityPage

export default function SecurityPage({ owner }: { owner: AccountOwner }) {
  return <Security owner={owner} />
}
