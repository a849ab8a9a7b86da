// SMS by a provider that takes a POST with JSON. docs/how-to/connect-sms-provider.md describes the body.
import { chain } from '@/lib/catalogue/chain'
import { type Gateway, postToGateway } from '@/lib/messages/gateway'
import type { Transport } from '@/lib/messages/transport'

type SmsGateway = Omit<Gateway, 'name'> & { sender: string }

/** Taken is what any 2xx says. */
export function httpSms({ sender, ...gateway }: SmsGateway): Transport {
  return {
    keepsText: false,
    send: ({ id, to, text, templateId }) =>
      postToGateway(
        { ...gateway, name: 'SMS' },
        { id, to, sender, text, template_id: templateId, entity_id: chain().sms.entityId },
      ),
  }
}
