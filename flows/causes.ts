// The compiler refuses a cause without a sentence and a sentence without a cause (lib/texts/en/questions).
import type { AgeCause } from '@/flows/age'
import type { Param, ParamCause } from '@/flows/params'
import type { Question } from '@/flows/rules'
import type { ParamSpecs } from '@/flows/table'
import type { PhotoCause } from '@/lib/catalogue/photos'

type SlotPart = 'date' | 'start' | 'end' | 'zone' | 'cid'
type RequiredParam = Extract<ParamSpecs, Param>
type OptionalParam = ParamSpecs extends infer A ? (A extends `${infer P extends Param}?` ? P : never) : never
/** The session answers `isLoggedIn`, so it has no control. */
export type AnswerControl = Exclude<RequiredParam | OptionalParam, SlotPart | 'isLoggedIn'>

/** An optional answer is never missing, so it lacks the cause `empty`. */
type RuleCauses = {
  [P in AnswerControl]: P extends RequiredParam ? ParamCause<P> : Exclude<ParamCause<P>, 'empty'>
} & {
  [Q in Question]: 'unknown'
} & { slot: 'empty' | 'unknown' }

/** Causes that a step finds after its rules pass. */
type FoundCauses = {
  pincode: 'not_served' | 'other_city'
  latLng: 'outside'
  location: 'not_at_home'
  appointment_type: 'not_by_video'
  slot: 'taken' | 'closed' | 'wait'
  how_long: 'busy_network'
  photos: PhotoCause
  other_city: 'empty' | 'long' | 'busy_network'
  age: AgeCause
  near: 'empty'
  code: 'needed' | 'empty' | 'letters' | 'length' | 'wrong_code' | 'code_tries' | 'code_expired' | 'often'
}

export type Control = keyof RuleCauses | keyof FoundCauses
type Of<T, C> = C extends keyof T ? T[C] : never
export type Cause<C extends Control> = Of<RuleCauses, C> | Of<FoundCauses, C>
export type Causes = { [C in Control]?: Cause<C> }
export type Sentences<C extends Control = Control> = { [K in C]: Record<Cause<K>, string> }
