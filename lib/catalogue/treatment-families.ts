// The public consultations in families, as the treatments page shows them. Each entry stands in one family.
import type { ConsultationId } from '@/lib/catalogue/public-consultations'

export type TreatmentFamily = {
  key: 'care' | 'repair' | 'straightening' | 'looks' | 'replacing'
  ids: ConsultationId[]
}

export const TREATMENT_FAMILIES: readonly TreatmentFamily[] = [
  { key: 'care', ids: ['routine_checkup', 'teeth_cleaning', 'emergency'] },
  { key: 'straightening', ids: ['aligners', 'braces'] },
  { key: 'looks', ids: ['teeth_whitening', 'dental_veneers', 'dental_bonding', 'dental_jewellery'] },
  { key: 'replacing', ids: ['implant_scan', 'bridges', 'complete_dentures'] },
  { key: 'repair', ids: ['root_canal', 'tooth_extraction', 'scaling_root_planing'] },
]
