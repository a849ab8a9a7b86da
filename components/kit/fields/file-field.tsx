// A control that chooses pictures: from what the device has, or with its camera.
import styles from '@/components/kit/fields/file-field.module.css'

type Props = {
  id: string
  name: string
  label: string
  /** The device's camera, on phones and tablets alone; else any number of files that it has. */
  isCamera?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean
  /** What is chosen is taken at once: the control itself never holds a file, and says nothing of one. */
  isTaken?: boolean
}

export function FileField({
  id,
  name,
  label,
  isCamera = false,
  describedBy,
  isInvalid = false,
  isTaken = false,
}: Props) {
  return (
    <div className={isCamera ? `${styles.field} ${styles.camera}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={isTaken ? `${styles.input} ${styles.taken}` : styles.input}
        type="file"
        id={id}
        name={name}
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'user' : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  )
}
