import { paymentTerms } from '@/lib/catalogue/treatments/payments'
import type { Database } from '@/lib/db/schema'
import type { Env } from '@/lib/env'
import type { Gateway } from '@/lib/payments/port'
import { razorpay } from '@/lib/payments/razorpay'
import { strandedMoney } from '@/lib/use-cases/operations/check-database'
import { openStandIn, type StandIn } from '@/server/payment-stand-in'
import { isInUse, type Settings } from '@/server/settings'

/** Without one, patients who use the site pay at the clinic. */
const hasGateway = (env: Env): boolean => env.RAZORPAY_KEY_ID !== undefined || !isInUse(env)

/** Refunds and payments that nobody deals with since the keys were removed. */
export const paymentFaults = async (env: Env, { reads }: Database): Promise<string[]> =>
  hasGateway(env) ? [] : strandedMoney(reads)

/** Both are null if patients use the site and there are no keys: they pay at the clinic. */
type PaymentGateway = { gateway: Gateway | null; standIn: StandIn | null }

/** Razorpay with its keys; otherwise the stand-in on a trial site. The chain's terms may come later, by an import. */
export async function openPaymentGateway({ env, dataDir }: Settings): Promise<PaymentGateway> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = env
  if (keyId && keySecret && webhookSecret)
    return { gateway: razorpay({ keyId, keySecret, webhookSecret }), standIn: null }
  if (!hasGateway(env)) return { gateway: null, standIn: null }
  const standIn = await openStandIn(env, dataDir)
  return { gateway: standIn.gateway, standIn }
}

/** The start prints them. There are none without payment terms, or with Razorpay. */
export function paymentLines({ gateway, standIn }: PaymentGateway): string[] {
  if (paymentTerms() === null) return []
  if (standIn) return [`Payments are tried out at ${standIn.address}, where no money is taken`]
  return gateway ? [] : ['Patients pay at the clinic, because RAZORPAY_KEY_ID and its secrets are not set']
}
