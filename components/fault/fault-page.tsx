import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { HelpPhone } from '@/components/site/help-phone'
import { PlainPage } from '@/components/site/plain-page'
import { PATHS } from '@/lib/addresses/paths'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import type { PictureName } from '@/lib/catalogue/pictures'
import { fill } from '@/lib/texts/fill'

type Kind =
  | 'away'
  | 'error'
  | 'too_large'
  | 'too_long'
  | 'cross_site'
  | 'unsupported'
  | 'unreadable'
  | 'method'
  | 'notFound'
  | 'offline'
type FaultView = { kind: Kind; id: string | null; retry: string | null; typed: readonly (readonly [string, string])[] }

const SCENES: Partial<Record<Kind, PictureName>> = { notFound: 'scenes/not-found', offline: 'scenes/offline' }
const CAN_RETRY: readonly Kind[] = ['away', 'error', 'unreadable']

function Retry({ fault }: { fault: FaultView }) {
  const { FAULTS } = useTexts('faults')
  if (fault.retry === null || !CAN_RETRY.includes(fault.kind)) return null
  if (fault.typed.length === 0) return <Button text={FAULTS.retry} route={fault.retry} isWhole />
  return (
    <Form method="post" action={fault.retry}>
      {fault.typed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" text={FAULTS.retry} />
    </Form>
  )
}

export function FaultPage({ fault }: { fault: FaultView }) {
  const { FAULTS } = useTexts('faults')
  const { to } = useCampaignLinks()
  const { title, line } = FAULTS[fault.kind]
  return (
    <PlainPage title={title} scene={SCENES[fault.kind] ?? 'scenes/fault'} isQuiet>
      <Lead>{line}</Lead>
      <Lead>
        {FAULTS.call}: <HelpPhone />
      </Lead>
      {fault.id === null ? null : <Lead>{fill(FAULTS.id, { id: fault.id })}</Lead>}
      <Section as="div">
        <Retry fault={fault} />
      </Section>
      <Section as="p">
        <Anchor href={to(PATHS.home)}>{FAULTS.home}</Anchor>
      </Section>
    </PlainPage>
  )
}
