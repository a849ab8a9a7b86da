import { chain } from '@/lib/catalogue/chain'
import { type Gateway, postToGateway } from '@/lib/messages/gateway'
import { segmentsOf } from '@/lib/messages/gsm7'
import type { Transport } from '@/lib/messages/transport'

type SmsGateway = Omit<Gateway, 'name'> & { sender: string }

export function httpSms({ sender, ...gateway }: SmsGateway): Transport {
  return {
    keepsText: false,
    send({ id, to, text, templateId }) {
      const { encoding } = segmentsOf(text)
      const registered = { template_id: templateId, entity_id: chain().sms.entityId }
      return postToGateway({ ...gateway, name: 'SMS' }, { id, to, sender, text, encoding, ...registered })
    },
  }
}
