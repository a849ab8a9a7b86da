// The sample chain's dentists, made from a few lists. Nobody is called so: their family names are a pearl diver's words, and
// no council gives a registration that begins with 0000.
import { stateOf } from '@/lib/db/sample-chain/languages'
import type { SampleClinic, SampleDentist } from '@/lib/db/sample-chain/types'

/** Given names by the state's language: three of women, three of men. */
const GIVEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['kn', ['Kavya', 'Pradeep', 'Sahana', 'Naveen', 'Ranjita', 'Girish']],
  ['ta', ['Yazhini', 'Karthik', 'Malar', 'Ilango', 'Kayal', 'Senthil']],
  ['te', ['Sravani', 'Teja', 'Harika', 'Kiran', 'Lasya', 'Srinivas']],
  ['ml', ['Anjali', 'Vivek', 'Nimisha', 'Sreejith', 'Devika', 'Rahul']],
  ['mr', ['Sayali', 'Omkar', 'Mugdha', 'Tanmay', 'Rutuja', 'Nikhil']],
])
/** Their number has no divisor in common with that of the given names, so that pairs come round late. */
const FAMILY = (
  'Pearl Coral Lagoon Conch Nacre Marina Reef Lotus Oyster Shell Tide Sail ' +
  'Harbour Anchor Beacon Breeze Cove Dune Islet Lantern Monsoon Ripple Shore'
).split(' ')
const DEGREES = [
  'BDS, MDS (Orthodontics)',
  'BDS, MDS (Endodontics)',
  'BDS',
  'BDS, MDS (Prosthodontics)',
  'BDS, MDS (Periodontics)',
  'BDS, MDS (Oral surgery)',
  'BDS, MDS (Paediatric dentistry)',
]
const MOST = 3

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** Who works at a clinic: for two chairs one, never more than three. The same names at every start, none twice in a state. */
export function teamOf({ id, cityId, chairs }: SampleClinic): SampleDentist[] {
  const state = stateOf(cityId)
  const given = GIVEN.get(state.own) ?? []
  const first = (Number(id) - 101) * MOST
  return Array.from({ length: Math.min(MOST, Math.ceil(chairs / 2)) }, (_, index) => {
    const nth = first + index
    return {
      name: `Dr ${at(given, nth)} ${at(FAMILY, nth)}`,
      degree: at(DEGREES, nth),
      registration: `${state.code} 0000-${id}${index + 1}`,
      languages: nth % 2 === 0 ? [state.own, 'en', 'hi'] : [state.own, 'en', state.neighbour],
      // Women's and men's names take turns, and so do their portraits.
      portrait: `people/dentist-${(nth % given.length) + 1}`,
    }
  })
}
