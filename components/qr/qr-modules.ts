// The squares of a QR code as one path, for the server's markup and for the browser's (loaded there when it is shown).
import { encode } from 'uqr'

export type QrDrawing = {
  /** The width and height in squares. */
  size: number
  /** SVG path data, a square a unit. */
  path: string
}

/** Draws the text with the quiet border that readers need (ISO/IEC 18004, 4 squares). */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
