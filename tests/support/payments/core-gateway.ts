import type { Gateway, LinkState } from '@/lib/payments/port'
import {
  cancelLink,
  createLink,
  findByReference,
  linkStatus,
  refund,
  refundStatus,
  type StandInLink,
  type StandInState,
} from '@/lib/payments/stand-in/core'

const STATES = { created: 'open', paid: 'paid', cancelled: 'ended', expired: 'ended' } as const
const REFUNDS = { pending: 'pending', processed: 'done', failed: 'failed' } as const

/** The stand-in without HTTP: a gateway on a state that the test changes too (lib/payments/stand-in/core.ts). */
export function coreGateway(state: StandInState, clock: () => Date): Gateway {
  const find = (linkId: string): StandInLink => {
    const link = state.links[linkId]
    if (!link) throw new Error(`There is no link ${linkId}`)
    return link
  }
  const stateOf = (link: StandInLink): LinkState => ({
    state: STATES[linkStatus(link, clock())],
    captures: link.payments
      .filter(({ isCaptured }) => isCaptured)
      .map(({ id, paise, at }) => ({ gatewayPaymentId: id, paise, at: new Date(at) })),
  })
  return {
    async createLink(link) {
      const made = findByReference(state, link.reference) ?? createLink(state, link, clock())
      if (!made) throw new Error('The link ends too early')
      return { linkId: made.id, url: `https://gateway.test/pay/${made.id}` }
    },
    async cancelLink(linkId) {
      cancelLink(state, find(linkId), clock())
      return stateOf(find(linkId))
    },
    fetchLink: async (linkId) => stateOf(find(linkId)),
    async refund(given) {
      const made = refund(state, given, clock())
      if (!made) throw new Error('The refund is refused')
      return REFUNDS[refundStatus(made, clock())]
    },
    readEvent: () => null,
  }
}
