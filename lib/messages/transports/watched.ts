// Reports the provider's health (lib/log/dependencies.ts).
import { type Dependency, noteFailure, noteSuccess } from '@/lib/log/dependencies'
import { SendError, type Transport } from '@/lib/messages/transport'

/** A working provider answers these to a message that it refuses. */
const OF_THE_MESSAGE: readonly unknown[] = [400, 422]
/** WhatsApp also answers these for an unknown number or template. */
const OF_WHATSAPP: readonly unknown[] = [...OF_THE_MESSAGE, 404, 410]

export function watched(name: Dependency, { keepsText, send }: Transport): Transport {
  const isItsOwn = (error: unknown): boolean =>
    error instanceof SendError && (name === 'whatsapp' ? OF_WHATSAPP : OF_THE_MESSAGE).includes(error.status)
  return {
    keepsText,
    async send(parcel) {
      try {
        await send(parcel)
      } catch (error) {
        // Another error's message may quote the number or the text.
        const why = error instanceof SendError ? error.message : 'an error'
        if (isItsOwn(error)) noteSuccess(name)
        else noteFailure(name, why)
        throw error
      }
      noteSuccess(name)
    },
  }
}
