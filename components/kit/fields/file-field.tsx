import { buttonClass } from '@/components/kit/button-look'
import styles from '@/components/kit/fields/file-field.module.css'

type Props = {
  id: string
  name: string
  label: string
  /** Opens the camera of a phone or tablet; otherwise any number of files. */
  isCamera?: boolean
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Scripts take chosen files at once. The label then shows as a button: the browser's own says that no file is chosen. */
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
      <label className={isTaken ? buttonClass({ colour: 'white' }) : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={isTaken ? styles.taken : styles.input}
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
