import dynamic from 'next/dynamic'
import { patientPage } from '@/lib/page-handlers/desk/patient/patient-page'

export const getServerSideProps = patientPage

export default dynamic(() => import('@/components/desk/patient/patient').then((file) => file.DeskPatient))
