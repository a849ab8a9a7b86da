// The public consultation catalogue of spec section 3: what a visitor may book free of charge, in the specification's
// order, with its ratings. The descriptions are this site's own words; the empty one is the specification's.
import type { SharedPicture } from '@/lib/catalogue/pictures'
import type { TreatmentKey } from '@/lib/catalogue/treatments'

export type PublicConsultation = {
  id: string
  treatmentName: string
  description: string
  shortDescription: 'Free Consultation'
  treatment: TreatmentKey
  rating: number
  /** What `Picture` takes as its source. */
  image: SharedPicture
}

const entry = <const Id extends string>(
  id: Id,
  treatment: TreatmentKey,
  rating: number,
  treatmentName: string,
  description: string,
) => ({
  id,
  treatmentName,
  description,
  shortDescription: 'Free Consultation' as const,
  treatment,
  rating,
  image: `treatments/${id}` as const,
})

export const PUBLIC_CONSULTATIONS = [
  entry(
    'aligners',
    'aligner_scan',
    4.7,
    'Aligners',
    'Clear, removable trays that move your teeth a little at a time. A 3D scan shows you the plan before you decide.',
  ),
  entry(
    'braces',
    'braces',
    5,
    'Braces',
    'Metal or ceramic braces for children, teenagers and adults. The orthodontist explains how long it will take and ' +
      'what each visit is for.',
  ),
  entry(
    'dental_veneers',
    'dental_veneers',
    4,
    'Dental Veneers',
    'Thin shells bonded to the front of the teeth to cover chips, stains and small gaps.',
  ),
  entry(
    'teeth_whitening',
    'teeth_whitening',
    4.7,
    'Teeth Whitening',
    'Lifts stains left by tea, coffee and the years, under a dentist’s care. We check your gums and fillings first.',
  ),
  entry(
    'dental_jewellery',
    'dental_jewellery',
    4.7,
    'Dental Jewellery',
    'A small stone bonded to the surface of a tooth, without drilling. It can be taken off at the clinic later.',
  ),
  entry(
    'implant_scan',
    'implant_scan',
    4.7,
    'Implants',
    'A fixed replacement for one missing tooth or several. A scan of the jaw shows the dentist if implants suit you.',
  ),
  entry(
    'root_canal',
    'root_canal',
    4.7,
    'Root Canal',
    'Treats infection inside the tooth so that the tooth can stay. It is done under local anaesthesia, usually in one ' +
      'to three visits.',
  ),
  entry(
    'complete_dentures',
    'complete_dentures',
    4.7,
    'Complete Dentures',
    'A removable full set of teeth, made to your measurements, for comfortable eating and clear speech.',
  ),
  entry(
    'bridges',
    'bridges',
    4.7,
    'Bridges',
    'Fills a gap with a fixed tooth held by its neighbours. Usually two visits, a week or so apart.',
  ),
  entry(
    'dental_bonding',
    'dental_bonding',
    4.7,
    'Dental Bonding',
    'Tooth-coloured resin that repairs a chipped edge or closes a small gap, often in a single visit.',
  ),
  entry(
    'tooth_extraction',
    'tooth_extraction',
    4.7,
    'Tooth Extraction',
    'Removal of a tooth that cannot be saved, or of a painful wisdom tooth, under local anaesthesia. We tell you how ' +
      'to care for it at home.',
  ),
  entry(
    'scaling_root_planing',
    'scaling_root_planing',
    4.7,
    'Scaling & Root Planing',
    'Cleaning below the gum line for gums that bleed or have come away from the teeth.',
  ),
  entry('teeth_cleaning', 'teeth_cleaning', 4.5, 'Teeth Cleaning', ''),
  entry(
    'routine_checkup',
    'routine_checkup',
    4.5,
    'Routine checkup',
    'A dentist looks over your teeth and gums and answers your questions. Once in six months suits most people.',
  ),
  entry(
    'emergency',
    'routine_checkup',
    4.5,
    'Emergency Care',
    'For severe pain, swelling, or a broken or knocked-out tooth. Tell us what happened and we look for the earliest ' +
      'time near you.',
  ),
] satisfies readonly PublicConsultation[]

export type ConsultationId = (typeof PUBLIC_CONSULTATIONS)[number]['id']

/** The entry shown at /treatments/<id>; undefined when there is none. */
export function consultationOf(id: string): PublicConsultation | undefined {
  return PUBLIC_CONSULTATIONS.find((consultation) => consultation.id === id)
}
