// A QR code: dark on white whatever the page's colours are, so that every reader takes it.

import styles from '@/components/qr/qr.module.css'
import type { Qr } from '@/lib/browser/shell/qr'

export function QrCode({ drawing: { size, path }, label }: { drawing: Qr; label: string }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
