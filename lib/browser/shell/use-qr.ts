import { useEffect, useState } from 'react'
import { type Qr, qrOf } from '@/lib/browser/shell/qr'

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
