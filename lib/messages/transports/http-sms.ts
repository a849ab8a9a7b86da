import { chain } from '@/lib/catalogue/chain'
import { type Gateway, postToGateway } from '@/lib/messages/gateway'
import type { Transport } from '@/lib/messages/transport'

type SmsGateway = Omit<Gateway, 'name'> & { sender: string }

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
