// The number of a clinic that is open, for whoever can't wait.
import { Phone } from 'lucide-react'
import styles from '@/components/site/emergency.module.css'
import type { ClinicCall } from '@/components/site/views'

export function CallClinic({ call: { text, phone, spoken, href } }: { call: ClinicCall }) {
  return (
    <a className={styles.callClinic} href={href}>
      <Phone aria-hidden="true" />
      <span>
        {text} <span className={styles.clinicNumber}>{phone}</span>
        <span className="visually-hidden">{spoken}</span>
      </span>
    </a>
  )
}
