// The public consultation catalogue of spec section 3: what a visitor may book free of charge, in the specification's
// order, with its ratings, and where each stands on the site. The descriptions are this site's own words; the empty one is
// the specification's.
import type { ConcernCategory, Purpose } from '@/lib/catalogue/concerns'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { SharedPicture } from '@/lib/catalogue/pictures'
import type { TreatmentKey } from '@/lib/catalogue/treatments'

/** The families of the treatments page, in its order. */
export const FAMILIES = ['care', 'straightening', 'looks', 'replacing', 'repair'] as const
export type Family = (typeof FAMILIES)[number]

/** Where an entry stands on the site. */
type Place = {
  /** Its family, and its place there. */
  family: readonly [Family, number]
  /**
   * What a booking of it begins with. What hurts may be an emergency: where the category is open the patient says so. An
   * emergency leaves the treatment open.
   */
  books?: { flow?: FlowName; category?: ConcernCategory }
  /** What the free call about it begins with; it has one where a booking costs something. */
  call?: Purpose
}

export type PublicConsultation = Place & {
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
  place: Place,
  treatmentName: string,
  description: string,
) => ({
  ...place,
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
    { family: ['straightening', 1], books: { flow: 'PAID_ALIGNER' }, call: 'crooked_teeth' },
    'Aligners',
    'Clear, removable trays that move your teeth a little at a time. A 3D scan shows you the plan before you decide.',
  ),
  entry(
    'braces',
    'braces',
    5,
    { family: ['straightening', 2], books: { category: 'alignment' } },
    'Braces',
    'Metal or ceramic braces for children, teenagers and adults. The orthodontist explains how long it will take and ' +
      'what each visit is for.',
  ),
  entry(
    'dental_veneers',
    'dental_veneers',
    4,
    { family: ['looks', 2], books: { category: 'cosmetic' } },
    'Dental Veneers',
    'Thin shells bonded to the front of the teeth to cover chips, stains and small gaps.',
  ),
  entry(
    'teeth_whitening',
    'teeth_whitening',
    4.7,
    { family: ['looks', 1], books: { category: 'cosmetic' } },
    'Teeth Whitening',
    'Lifts stains left by tea, coffee and the years, under a dentist’s care. We check your gums and fillings first.',
  ),
  entry(
    'dental_jewellery',
    'dental_jewellery',
    4.7,
    { family: ['looks', 4], books: { category: 'cosmetic' } },
    'Dental Jewellery',
    'A small stone bonded to the surface of a tooth, without drilling. It can be taken off at the clinic later.',
  ),
  entry(
    'implant_scan',
    'implant_scan',
    4.7,
    { family: ['replacing', 1], books: { flow: 'PAID_IMPLANT' }, call: 'missing_teeth' },
    'Implants',
    'A fixed replacement for one missing tooth or several. A scan of the jaw shows the dentist if implants suit you.',
  ),
  entry(
    'root_canal',
    'root_canal',
    4.7,
    { family: ['repair', 1] },
    'Root Canal',
    'Treats infection inside the tooth so that the tooth can stay. It is done under local anaesthesia, usually in one ' +
      'to three visits.',
  ),
  entry(
    'complete_dentures',
    'complete_dentures',
    4.7,
    { family: ['replacing', 3], books: { category: 'missing' } },
    'Complete Dentures',
    'A removable full set of teeth, made to your measurements, for comfortable eating and clear speech.',
  ),
  entry(
    'bridges',
    'bridges',
    4.7,
    { family: ['replacing', 2], books: { category: 'missing' } },
    'Bridges',
    'Fills a gap with a fixed tooth held by its neighbours. Usually two visits, a week or so apart.',
  ),
  entry(
    'dental_bonding',
    'dental_bonding',
    4.7,
    { family: ['looks', 3], books: { category: 'cosmetic' } },
    'Dental Bonding',
    'Tooth-coloured resin that repairs a chipped edge or closes a small gap, often in a single visit.',
  ),
  entry(
    'tooth_extraction',
    'tooth_extraction',
    4.7,
    { family: ['repair', 2] },
    'Tooth Extraction',
    'Removal of a tooth that cannot be saved, or of a painful wisdom tooth, under local anaesthesia. We tell you how ' +
      'to care for it at home.',
  ),
  entry(
    'scaling_root_planing',
    'scaling_root_planing',
    4.7,
    { family: ['repair', 3], books: { category: 'gums' } },
    'Scaling & Root Planing',
    'Cleaning below the gum line for gums that bleed or have come away from the teeth.',
  ),
  entry(
    'teeth_cleaning',
    'teeth_cleaning',
    4.5,
    { family: ['care', 2], books: { category: 'hygiene' } },
    'Teeth Cleaning',
    '',
  ),
  entry(
    'routine_checkup',
    'routine_checkup',
    4.5,
    { family: ['care', 1], books: { category: 'hygiene' } },
    'Routine checkup',
    'A dentist looks over your teeth and gums and answers your questions. Once in six months suits most people.',
  ),
  entry(
    'emergency',
    'routine_checkup',
    4.5,
    { family: ['care', 3], books: { category: 'emergency' } },
    'Emergency Care',
    'For severe pain, swelling, or a broken or knocked-out tooth. Tell us what happened and we look for the earliest ' +
      'time near you.',
  ),
] satisfies readonly PublicConsultation[]

export type ConsultationId = (typeof PUBLIC_CONSULTATIONS)[number]['id']

/** The entries of a family, in its order. */
export const consultationsOf = (family: Family): PublicConsultation[] =>
  PUBLIC_CONSULTATIONS.filter((entry) => entry.family[0] === family).sort((a, b) => a.family[1] - b.family[1])

/** The entry shown at /treatments/<id>; undefined when there is none. */
export function consultationOf(id: string): PublicConsultation | undefined {
  return PUBLIC_CONSULTATIONS.find((consultation) => consultation.id === id)
}
