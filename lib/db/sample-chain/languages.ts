// Which languages are spoken where the sample chain is, by state: the state's own, the neighbours', the registration's letters.
import { CITIES } from '@/lib/catalogue/cities'

export type State = { code: string; own: string; neighbour: string }

const STATES: ReadonlyMap<string, State> = new Map([
  ['Karnataka', { code: 'KA', own: 'kn', neighbour: 'te' }],
  ['Tamil Nadu', { code: 'TN', own: 'ta', neighbour: 'ml' }],
  ['Puducherry', { code: 'PY', own: 'ta', neighbour: 'fr' }],
  ['Kerala', { code: 'KL', own: 'ml', neighbour: 'ta' }],
  ['Telangana', { code: 'TG', own: 'te', neighbour: 'ur' }],
  ['Andhra Pradesh', { code: 'AP', own: 'te', neighbour: 'ta' }],
  ['Maharashtra', { code: 'MH', own: 'mr', neighbour: 'gu' }],
])
const ELSEWHERE: State = { code: 'IN', own: 'hi', neighbour: 'en' }

/** The state that a city lies in. */
export const stateOf = (cityId: string): State =>
  STATES.get(CITIES.find(({ id }) => id === cityId)?.state ?? '') ?? ELSEWHERE

/** What everybody at the desk of a clinic there speaks, the state's own first. */
export const languagesOf = (cityId: string): string[] => [stateOf(cityId).own, 'en', 'hi']
