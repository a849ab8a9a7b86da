import { type Gateway, postToGateway } from '@/lib/messages/gateway'
import { SendError, type Transport } from '@/lib/messages/transport'

/** Refuses a text without a WhatsApp template. */
export const httpWhatsapp = (gateway: Omit<Gateway, 'name'>): Transport => ({
  keepsText: false,
  async send({ id, to, text, whatsapp }) {
    if (!whatsapp) throw new SendError('it has no template at WhatsApp', { isRefusal: true })
    await postToGateway({ ...gateway, name: 'WhatsApp' }, { id, to, text, ...whatsapp })
  },
})
