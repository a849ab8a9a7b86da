// A QR code as one path of squares. Its library comes when the first one is drawn.

export type Qr = { size: number; path: string }

/** The dark squares of a text's code, one unit each, with the quiet margin around them. */
export async function qrOf(text: string): Promise<Qr> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
