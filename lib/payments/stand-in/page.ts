// The page on which a payment is tried out. It is the gateway's page, so it has no part of the site.
import {
  ACTS,
  type ActName,
  canAct,
  linkStatus,
  refundStatus,
  type StandInLink,
  type StandInRefund,
} from '@/lib/payments/stand-in/core'

const BUTTONS: Record<ActName, string> = {
  pay: 'Pay',
  fail: 'Fail',
  twice: 'Pay twice',
  late: 'Pay after the end',
  unreported: 'Pay and lose the event',
  thrice: 'Pay and send the event three times',
  delayed: 'Pay and send the event in an hour',
}
const STATUSES = { created: 'open', paid: 'paid', cancelled: 'cancelled', expired: 'expired' } as const

const STYLE = `body{margin:0 auto;max-width:32rem;padding:24px 16px;font:18px/1.5 system-ui,sans-serif;color:#0e2433;background:#f6fafc}
h1{font-size:26px;line-height:1.2}button{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:8px 16px;font:inherit;
color:#fff;background:#0f6c93;border:0;border-radius:8px}button:focus-visible{outline:3px solid #0b3a53;outline-offset:2px}
a{color:#0f6c93}`

export const isAct = (name: string): name is ActName => Object.keys(ACTS).includes(name)

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})
const rupees = (paise: number): string => RUPEES.format(paise / 100)

const button = (name: string, value: string, text: string): string =>
  `<button name="${name}" value="${escaped(value)}">${text}</button>`

function refundLine(refund: StandInRefund, now: Date): string {
  const status = refundStatus(refund, now)
  const line = `<p>Refund of ${rupees(refund.paise)}: ${status}</p>`
  return status === 'pending' ? line + button('refund', refund.id, 'Let this refund fail') : line
}

/** Works without JavaScript. */
export function payPage(link: StandInLink, now: Date): string {
  const acts = Object.keys(BUTTONS)
    .filter(isAct)
    .filter((name) => canAct(link, name, now))
    .map((name) => button('act', name, BUTTONS[name]))
  const refunds = link.payments.flatMap((payment) => payment.refunds).map((refund) => refundLine(refund, now))
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>TEST: no money is taken</title><style>${STYLE}</style></head><body><main>
<h1>TEST: no money is taken</h1>
<p>${escaped(link.description)}: <strong>${rupees(link.paise)}</strong></p>
<p>This page is ${STATUSES[linkStatus(link, now)]}.</p>
<form method="post">${acts.join('')}${refunds.join('')}</form>
<p><a href="${escaped(link.returnTo)}">Back to the site</a></p>
</main></body></html>`
}
