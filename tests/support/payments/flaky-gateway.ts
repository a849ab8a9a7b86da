import type { Gateway } from '@/lib/payments/port'

export type Failure = 'before' | 'after' | null

/** A gateway that may fail before it acts, or act and lose its answer. */
export function flakyGateway(gateway: Gateway, failure: () => Failure): Gateway {
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    if (failure() === 'before') throw new Error('The gateway does not answer')
    const answer = await work()
    if (failure() === 'after') throw new Error('The answer is lost')
    return answer
  }
  return {
    createLink: (link) => through(() => gateway.createLink(link)),
    cancelLink: (linkId) => through(() => gateway.cancelLink(linkId)),
    fetchLink: (linkId) => through(() => gateway.fetchLink(linkId)),
    refund: (refund) => through(() => gateway.refund(refund)),
    readEvent: gateway.readEvent,
  }
}
