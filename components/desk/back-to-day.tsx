import { TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'

export function BackToDay({ href }: { href: string }) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <p>
      <TextLink href={href} isWhole>
        {DESK_BOOKING.back}
      </TextLink>
    </p>
  )
}
