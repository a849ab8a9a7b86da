import { canAddCompanions } from '@/components/companions/can-add-companions'
import { List } from '@/components/kit/list'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { familyPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView, CompanionView } from '@/lib/views/booking'

export function Together({ ticket, companions }: { ticket: BookingView; companions: readonly CompanionView[] }) {
  const { TOGETHER } = useTexts('manage')
  return (
    <>
      {companions.length > 0 ? (
        <Section title={TOGETHER.title}>
          <List>
            {companions.map(({ reference, name, when, href }) => (
              <li key={reference}>
                {name} · {when} · <TextLink href={href}>{reference}</TextLink>
              </li>
            ))}
          </List>
        </Section>
      ) : null}
      {canAddCompanions(ticket) ? (
        <p data-screen>
          <TextLink href={familyPath(ticket.reference)}>{TOGETHER.bring}</TextLink>
        </p>
      ) : null}
    </>
  )
}
