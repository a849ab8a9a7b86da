// The last look before a number leaves the site: whatever asked for the message, and whoever typed the number.
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import { RefusedNumber, type Transport } from '@/lib/messages/transport'

/** The transport for numbers of the countries alone, as calling codes; throws RefusedNumber for any other. */
export const allowedOnly = (transport: Transport, countries: readonly string[]): Transport => ({
  keepsText: transport.keepsText,
  async send(parcel) {
    if (!isAllowedNumber(parcel.to, countries)) throw new RefusedNumber()
    await transport.send(parcel)
  },
})
