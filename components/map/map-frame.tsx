import { Minus, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '@/components/kit/icon-button'
import styles from '@/components/map/map-frame.module.css'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  label: string
  container: RefObject<HTMLDivElement | null>
  onZoom: (steps: number) => void
  attribution: string
  small?: boolean
}

export function MapFrame({ label, container, onZoom, attribution, small = false }: Props) {
  const { MAP } = useTexts('map')
  return (
    <section className={small ? styles.small : styles.frame} aria-label={label} data-screen>
      <div ref={container} className={styles.ground} />
      <div className={styles.zoom}>
        <IconButton label={MAP.closer} onClick={() => onZoom(1)}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label={MAP.wider} onClick={() => onZoom(-1)}>
          <Minus aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.attribution}>{attribution}</p>
    </section>
  )
}
