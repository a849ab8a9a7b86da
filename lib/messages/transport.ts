// What a way of sending is. Each stands in transports/; which one is used is transports/from-env.ts' business.

import type { PatientEntry } from '@/lib/domain/calendar/calendar-file'

type Channel = 'sms' | 'email'
/**
 * A message in its final words. `templateId` is an SMS template's registration (India's DLT), `calendar` an appointment that an
 * e-mail brings along, and when it was told. `whatsapp`: the same text as WhatsApp knows it, where the chain has a template there.
 */
export type MessageText = {
  channel: Channel
  text: string
  subject?: string
  templateId?: string
  whatsapp?: { template: string; parameters: Readonly<Record<string, string>> }
  calendar?: { entry: PatientEntry; told: Date }
}
/** `id` is the outbox row's: the same at every try, so that a gateway can drop a second one. */
export type Parcel = MessageText & { id: string; to: string }

export type Transport = {
  /** Whether the outbox is where the message is read: its text stays there. */
  readonly keepsText: boolean
  /** Resolves once the other side has taken it; throws SendError. */
  send(parcel: Parcel): Promise<void>
}
/** `whatsapp` where a gateway is set. */
export type Transports = Record<Channel, Transport> & { whatsapp?: Transport }

/**
 * A message that was not taken. Its text goes into the log: it never holds what a provider answered. `isRefusal`: surely
 * not taken, where it may otherwise have arrived all the same. `status`: of the gateway's answer, where there was one.
 */
export class SendError extends Error {
  override name = 'SendError'
  readonly isRefusal: boolean
  readonly status: number | undefined
  constructor(text: string, { isRefusal = false, status }: { isRefusal?: boolean; status?: number } = {}) {
    super(text)
    this.status = status
    this.isRefusal = isRefusal
  }
}

/** A number that no message goes to, now or later. */
export class RefusedNumber extends Error {
  override name = 'RefusedNumber'
}
