import { DevicesSection } from '@/components/account/devices-section'
import { AccountFrame } from '@/components/account/frame'
import { DeleteSection, SignOutSection } from '@/components/account/leave-sections'
import { MfaSection } from '@/components/account/mfa-section'
import { PasswordSection } from '@/components/account/password-section'
import { useTexts } from '@/lib/browser/texts'
import type { AccountOwner } from '@/lib/views/account'

export function Security({ owner }: { owner: AccountOwner }) {
  const { SECURITY } = useTexts('account')
  return (
    <AccountFrame page="security" owner={owner} title={SECURITY.title} lead={SECURITY.lead}>
      <PasswordSection phone={owner.phone} />
      <MfaSection />
      <DevicesSection />
      <SignOutSection />
      <DeleteSection />
    </AccountFrame>
  )
}
