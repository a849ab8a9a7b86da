import type { PatientEntry } from '@/lib/domain/calendar/calendar-file'

type Channel = 'sms' | 'email'
/**
 * `templateId` is an SMS template's DLT registration in India. `whatsapp` is the same text as a WhatsApp
 * template.
 */
export type MessageText = {
  channel: Channel
  text: string
  subject?: string
  templateId?: string
  whatsapp?: { template: string; parameters: Readonly<Record<string, string>> }
  calendar?: { entry: PatientEntry; told: Date }
}
/** `id` is the outbox row's and the same at every try, so that a gateway can drop a duplicate. */
export type Parcel = MessageText & { id: string; to: string }

export type Transport = {
  /** The text stays in the outbox, because that is where the developer reads it. */
  readonly keepsText: boolean
  /** Resolves once the provider took the message; throws SendError. */
  send(parcel: Parcel): Promise<void>
}
/** `whatsapp` only with a configured gateway. */
export type Transports = Record<Channel, Transport> & { whatsapp?: Transport }

/**
 * The log shows its text, so it never contains a provider's answer. `isRefusal`: surely not taken;
 * otherwise the message may have arrived. `status` is the gateway's, if it answered.
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

/** A number that never receives messages. */
export class RefusedNumber extends Error {
  override name = 'RefusedNumber'
}
