// WhatsApp by a provider that takes a POST with JSON. docs/how-to/connect-sms-provider.md describes the body.

import { type Gateway, postToGateway } from '@/lib/messages/gateway'
import { SendError, type Transport } from '@/lib/messages/transport'

/** Taken is what any 2xx says. A text that has no template at WhatsApp is refused: it is no message there. */
export const httpWhatsapp = (gateway: Omit<Gateway, 'name'>): Transport => ({
  keepsText: false,
  async send({ id, to, text, whatsapp }) {
    if (!whatsapp) throw new SendError('it has no template at WhatsApp', { isRefusal: true })
    await postToGateway({ ...gateway, name: 'WhatsApp' }, { id, to, text, ...whatsapp })
  },
})
