import { Profile } from '@/components/account/profile'
import type { ProfileProps } from '@/components/account/views'
import { profilePage } from '@/lib/screens/account/own-pages'

export const getServerSideProps = profilePage

export default function ProfilePage(props: ProfileProps) {
  return <Profile {...props} />
}
