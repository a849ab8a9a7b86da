import type { Language } from '@/lib/catalogue/languages'
import type { PatientEntry } from '@/lib/domain/calendar/calendar-file'

type Channel = 'sms' | 'email'
/** `templateId` is the SMS template's DLT registration; `whatsapp` is the same text as a template there. */
export type MessageText = {
  channel: Channel
  text: string
  subject?: string
  templateId?: string
  whatsapp?: { template: string; language: Language; parameters: Readonly<Record<string, string>> }
  calendar?: { entry: PatientEntry; changedAt: Date }
}
/** `id` is the outbox row's and the same at every try, so that a gateway can drop a duplicate. */
export type Parcel = MessageText & { id: string; to: string }

export type Transport = {
  /** The text stays in the outbox, because that is where the developer reads it. */
  readonly keepsText: boolean
  /** Resolves once the provider took the message; throws SendError. */
  send(parcel: Parcel): Promise<void>
}
export type Transports = Record<Channel, Transport> & { whatsapp?: Transport }

/** Its text is logged, so it never quotes a provider. `isRefusal`: not taken; otherwise it may have arrived. */
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

export class RefusedNumber extends Error {
  override name = 'RefusedNumber'
}
