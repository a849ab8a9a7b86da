// The last check before a number leaves the site.
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import { RefusedNumber, type Transport } from '@/lib/messages/transport'

/** `countries` are calling codes. `send` throws RefusedNumber for other numbers. */
export const allowedOnly = (transport: Transport, countries: readonly string[]): Transport => ({
  keepsText: transport.keepsText,
  async send(parcel) {
    if (!isAllowedNumber(parcel.to, countries)) throw new RefusedNumber()
    await transport.send(parcel)
  },
})
