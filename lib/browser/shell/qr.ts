import { useEffect, useState } from 'react'

export type Qr = { size: number; path: string }

/** `path` has one unit square for each dark square; `size` includes the quiet margin. */
export async function qrOf(text: string): Promise<Qr> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** Null until it is drawn, and where it can't be: the text beside it must say the same. */
export function useQr(text: string): Qr | null {
  const [qr, setQr] = useState<Qr | null>(null)
  useEffect(() => {
    let isShown = true
    qrOf(text).then(
      (drawn) => isShown && setQr(drawn),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [text])
  return qr
}
