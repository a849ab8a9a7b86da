import { Profile } from '@/components/account/profile'
import { profilePage } from '@/lib/page-handlers/account/account-pages'
import type { ProfileProps } from '@/lib/views/account'

export const getServerSideProps = profilePage

export default function ProfilePage(props: ProfileProps) {
  return <Profile {...props} />
}
