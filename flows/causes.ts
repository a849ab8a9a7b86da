// The causes of a refusal by control, as types: what a rule refuses, and what its step finds once the form itself is right.
// A cause without a sentence does not compile, nor does a sentence without a cause (lib/texts/en/questions).
import type { AgeCause } from '@/flows/age'
import type { Param, ParamCause } from '@/flows/params'
import type { Question } from '@/flows/rules'
import type { ParamSpecs } from '@/flows/table'
import type { PhotoCause } from '@/lib/catalogue/photos'

/** The parts of an answer that one control gives: the slot. */
type SlotPart = 'date' | 'start' | 'end' | 'zone' | 'cid'
type RequiredParam = Extract<ParamSpecs, Param>
type OptionalParam = ParamSpecs extends infer A ? (A extends `${infer P extends Param}?` ? P : never) : never
/** The controls that bear their parameter's name. `isLoggedIn` is the session's to answer. */
export type AnswerControl = Exclude<RequiredParam | OptionalParam, SlotPart | 'isLoggedIn'>

/** What a rule refuses; an answer that no step requires is never missed. */
type RuleCauses = {
  [P in AnswerControl]: P extends RequiredParam ? ParamCause<P> : Exclude<ParamCause<P>, 'empty'>
} & {
  [Q in Question]: 'unknown'
} & { slot: 'empty' | 'unknown' }

/** What a step finds beyond its rules. */
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

/** What a refusal can point to. */
export type Control = keyof RuleCauses | keyof FoundCauses
type Of<T, C> = C extends keyof T ? T[C] : never
export type Cause<C extends Control> = Of<RuleCauses, C> | Of<FoundCauses, C>
/** The cause of each refusal, by control. */
export type Causes = { [C in Control]?: Cause<C> }
/** The sentences of some controls: one for each cause. */
export type Sentences<C extends Control = Control> = { [K in C]: Record<Cause<K>, string> }
