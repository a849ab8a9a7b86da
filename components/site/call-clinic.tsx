import { Phone } from 'lucide-react'
import { Button } from '@/components/kit/button'
import styles from '@/components/site/emergency.module.css'
import type { ClinicCall } from '@/lib/views/site'

export const CallClinic = ({ call: { text, phone, spoken, href } }: { call: ClinicCall }) => (
  <Button colour="coral" route={href} icon={<Phone aria-hidden="true" />} text={text} spoken={spoken}>
    <span className={styles.clinicNumber}>{phone}</span>
  </Button>
)
