export type Qr = { size: number; path: string }

/** `path` has one unit square for each dark square; `size` includes the quiet margin. */
export async function qrOf(text: string): Promise<Qr> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
