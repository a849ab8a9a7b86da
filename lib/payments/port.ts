/** A payment gateway. All calls throw if it fails. */
export type Gateway = {
  /**
   * Makes the page on which the patient pays. `reference` is the payment's id: a repeated call returns the same page.
   * `expiresAt` must be at least 15 minutes ahead. `returnTo`: where the gateway sends the browser afterwards.
   */
  createLink(link: NewLink): Promise<Link>
  /** Ends the page. A page that is paid, ended or expired stays as it is. */
  cancelLink(linkId: string): Promise<LinkState>
  fetchLink(linkId: string): Promise<LinkState>
  /** Sends money back. `reference` is the refund's id: a repeated call sends nothing again and tells how it stands. */
  refund(refund: NewRefund): Promise<RefundState>
  /** Null without a valid signature over the raw body. An event is only a hint to ask. */
  readEvent(rawBody: string, signature: string | undefined): PaymentHint | null
}

export type NewLink = { reference: string; paise: number; description: string; expiresAt: Date; returnTo: string }
export type Link = { linkId: string; url: string }

/** `captures`: the money that came in by this page, also late or twice. */
export type LinkState = { state: 'open' | 'paid' | 'ended'; captures: readonly Capture[] }
type Capture = { gatewayPaymentId: string; paise: number; at: Date }

export type NewRefund = { reference: string; gatewayPaymentId: string; paise: number }
/** `pending`: the gateway has it, and the bank not yet. */
export type RefundState = 'pending' | 'done' | 'failed'

/** An event is about a page, about a refund, or about neither. */
export type PaymentHint = { linkId: string | null; refundReference: string | null }
