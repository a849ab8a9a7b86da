// `percent` is 0 to 100.
import styles from '@/components/kit/progress-line.module.css'

export function ProgressLine({ label, percent }: { label: string; percent: number }) {
  return <progress className={styles.line} aria-label={label} max={100} value={percent} />
}
