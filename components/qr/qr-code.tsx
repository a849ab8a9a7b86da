// Always dark on white, so that every reader accepts it.

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
