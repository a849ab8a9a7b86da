// What each clinic of the sample chain says of itself: a landmark of its real locality, the rest made up. A line a clinic.
import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinic-facts'
import { languagesOf } from '@/lib/db/sample-chain/languages'
import { teamOf } from '@/lib/db/sample-chain/team'
import type { SampleClinic, SampleFacts } from '@/lib/db/sample-chain/types'

type House = readonly [landmark: string, parking: readonly ParkingPlace[], access: readonly Access[]]

const GROUND: readonly Access[] = ['step_free', 'ground_floor']
const WIDE: readonly Access[] = ['step_free', 'ground_floor', 'wide_toilet']
const LIFT: readonly Access[] = ['step_free', 'lift']
const OWN: readonly ParkingPlace[] = ['free', 'two_wheelers']
const PAID: readonly ParkingPlace[] = ['paid', 'two_wheelers']
const STREET: readonly ParkingPlace[] = ['two_wheelers', 'street']

const HOUSES: ReadonlyMap<string, House> = new Map([
  ['101', ['Five minutes on foot from Indiranagar metro station', OWN, WIDE]],
  ['102', ['Behind the Jayanagar 4th Block bus stand', PAID, GROUND]],
  ['103', ['Off the 80 Feet Road, before the 6th Block park', STREET, LIFT]],
  ['104', ['Two minutes from Kadugodi Tree Park metro station', OWN, LIFT]],
  ['105', ['Beside the 8th Cross flower market', STREET, GROUND]],
  ['106', ['Opposite the T. Nagar bus terminus', PAID, WIDE]],
  ['107', ['Near the Adyar signal, above the bakery', STREET, LIFT]],
  ['108', ['Two streets from Anna Nagar Tower Park', OWN, GROUND]],
  ['109', ['Across from Velachery railway station', PAID, LIFT]],
  ['110', ['Next to the West Tambaram bus stand', STREET, GROUND]],
  ['111', ['On Road No. 10, by the water tank', OWN, WIDE]],
  ['112', ['Beneath Kukatpally metro station', PAID, LIFT]],
  ['113', ['Behind the Gachibowli flyover, next to the park', OWN, GROUND]],
  ['114', ['Opposite the Himayatnagar vegetable market', STREET, LIFT]],
  ['115', ['Ten minutes on foot from Secunderabad railway station', PAID, GROUND]],
  ['116', ['Facing the Panampilly Nagar walkway', OWN, WIDE]],
  ['117', ['Near the Kakkanad civil station', OWN, LIFT]],
  ['118', ['Three minutes from Edappally metro station', PAID, GROUND]],
  ['119', ['On the way up to the Hill Palace', STREET, GROUND]],
  ['120', ['Opposite the RS Puram post office', PAID, WIDE]],
  ['121', ['Near the Peelamedu railway station', OWN, LIFT]],
  ['122', ['At the Saravanampatti junction, on the Sathy Road side', OWN, GROUND]],
  ['123', ['Five minutes on foot from Bandra railway station', PAID, LIFT]],
  ['124', ['Near Azad Nagar metro station', PAID, LIFT]],
  ['125', ['Behind the Dadar flower market', STREET, GROUND]],
  ['126', ['Facing Powai lake', OWN, WIDE]],
  ['127', ['Next to Vanaz metro station', OWN, GROUND]],
  ['128', ['Opposite the Viman Nagar garden', STREET, LIFT]],
  ['129', ['Beside the V.V. Mohalla water tower', STREET, GROUND]],
  ['130', ['Near the Kuvempunagar bus depot', OWN, GROUND]],
  ['131', ['Opposite the MVP Colony farmers’ market', OWN, LIFT]],
  ['132', ['At NTR Circle, above the stationery shop', PAID, LIFT]],
  ['133', ['Two minutes from the Pattom junction', STREET, GROUND]],
  ['134', ['Near the K.K. Nagar arch', OWN, GROUND]],
  ['135', ['Across from the Bejai bus station', PAID, LIFT]],
  ['136', ['Behind the Thillai Nagar main road, on the 7th Cross', STREET, GROUND]],
  ['137', ['Near the Fairlands roundabout', OWN, GROUND]],
  ['138', ['Five minutes on foot from the Mavoor Road bus stand', PAID, LIFT]],
  ['139', ['On the airport road, before the Lawspet stadium', OWN, GROUND]],
  ['140', ['Opposite the Vidyanagar bus stop', STREET, GROUND]],
  ['141', ['Ten minutes on foot from Tirupati railway station', STREET, GROUND]],
  ['142', ['Near the Hanamkonda bus station', PAID, GROUND]],
  ['143', ['At the East Fort junction', STREET, LIFT]],
])

/** From this many chairs on a clinic takes monthly payments, and fills in papers for insurers. */
const LARGE = 3

const paymentsOf = (chairs: number): Payment[] => [
  'upi',
  'card',
  'cash',
  ...(chairs >= LARGE ? (['emi', 'insurance'] as const) : []),
]

const photosOf = (chairs: number): SampleFacts['photos'] => [
  { picture: 'clinics/reception', shows: 'The reception' },
  { picture: 'clinics/chair', shows: 'A treatment room' },
  ...(chairs >= LARGE ? [{ picture: 'clinics/scan', shows: 'The room for scans and X-rays' }] : []),
]

/** Everything that the sample chain says of one of its clinics. */
export function factsOf(clinic: SampleClinic): SampleFacts {
  const [landmark, parking, access] = HOUSES.get(clinic.id) ?? ['', [], []]
  const team = teamOf(clinic)
  return {
    landmark,
    parking,
    access,
    payments: paymentsOf(clinic.chairs),
    languages: [...new Set([...languagesOf(clinic.cityId), ...team.flatMap(({ languages }) => languages)])],
    photos: photosOf(clinic.chairs),
    team,
  }
}
