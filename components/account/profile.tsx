import { useRouter } from 'next/router'
import { EmailSection } from '@/components/account/email-section'
import { AccountFrame } from '@/components/account/frame'
import { NAME_FORM, NameForm } from '@/components/account/name-form'
import { PhoneSection } from '@/components/account/phone-section'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'
import type { ProfileProps } from '@/lib/views/account'

export function Profile({ owner, typed, isSaved }: ProfileProps) {
  const { PROFILE } = useTexts('account')
  const { PHONE } = useTexts('account-changes')
  const router = useRouter()
  const moved = async (): Promise<void> => {
    await router.replace(ACCOUNT_PATHS.profile)
    showToast({ kind: 'success', text: PHONE.saved })
  }
  return (
    <AccountFrame page="profile" owner={owner} title={PROFILE.title} lead={PROFILE.lead} form={{ id: NAME_FORM }}>
      <NameForm name={typed?.name ?? owner.name} cause={typed?.cause ?? null} isSaved={isSaved} />
      <PhoneSection key={owner.phone} phone={owner.readablePhone} onDone={() => void moved()} />
      <EmailSection email={owner.email} phone={owner.readablePhone} />
    </AccountFrame>
  )
}
