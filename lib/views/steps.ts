import type { MapTiles } from '@/lib/browser/map/map-ground'
import type { BestTime } from '@/lib/catalogue/call-back'
import type { PictureName } from '@/lib/catalogue/pictures'
import type {
  BookingView,
  CallView,
  ClinicOption,
  DayOption,
  DentistWishes,
  HoldView,
  ListWay,
  LostCause,
  NearView,
  PhotoView,
  PriceView,
  ProofView,
  ReviewRow,
  SlotGroup,
  SlotOption,
  TappedTime,
  WaitView,
} from '@/lib/views/booking'
import type { NearerCity } from '@/lib/views/clinics'
import type { NightView } from '@/lib/views/site'

export type CampaignView = {
  headline: string
  picture: PictureName
  prices: NamedPrice[]
  note: string
  facts: string[]
  next: string | null
  trust: string[]
}
type NamedPrice = { label: string; price: string }

type NamedValue = { value: string; label: string }

/** `also` has other spellings, and the point is the centre. */
export type CityOption = NamedValue & {
  line: string
  popular: boolean
  also: readonly string[]
  lat: number
  lng: number
}

/** `typed` matches no city; `elsewhere` is from the waiting list's field. */
export type CityData = { cities: CityOption[]; typed: string; elsewhere: string }

export type ClinicStartData = {
  campaign: CampaignView | null
  clinic: string | null
  time: TappedTime | null
  city: string
  treatments: NamedValue[]
  /** The choice for a patient who doesn't know. */
  unknown: string
  priceHint: string
  cities: NamedValue[]
}

type NextChair = { place: string; when: string; price: string; href: string }

export type PprEndData = {
  /** Null for any dentist of the chain. */
  who: string | null
  when: string
  isNotified: boolean
  phone: string
  name: string
  strongPain: boolean
  emergencyHref: string
  chair: NextChair | null
}

/** `answers` are from this browser's lead. */
export type QuestionnaireData = { answers: Record<string, string>; bestTimes: { value: BestTime; line: string }[] }

export type LocationData = {
  atHome: boolean
  city: string
  prices: Record<string, string>
  lines: Record<string, string>
  note: string
}

export type AddressData = {
  clinicsHref: string
  city: { id: string; lat: number; lng: number }
  /** Null if none are configured; then the step has no map. */
  mapTiles: MapTiles | null
}

export type SlotData = {
  home: boolean
  /** The place of the calendar. */
  zone: string
  held: HoldView | null
  /** Why the earlier choice is lost, if nothing else on the page tells it. */
  lost: LostCause | null
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  day: string
  groups: SlotGroup[]
  nearest: SlotOption[]
  /** Null where the chain says of nobody when they are in. */
  dentists: DentistWishes | null
  wait: WaitView | null
  /** Ticked before a slot is held. */
  wantsEarlier: boolean
}

export type ClinicsData = {
  isForChild: boolean
  city: string
  cityId: string
  mapTiles: MapTiles | null
  isOnly: boolean
  /** The city question, only for a city with one clinic. */
  cityHref: string | null
  searched: string
  outcome: string
  /** All clinics of the city, after a search left some out. */
  allHref: string | null
  /** The waiting list, after a search without a match. */
  waitingHref: string | null
  /** Null if the device is in the city or its position is unknown. */
  nearer: NearerCity | null
  wishes: ListWay[]
  /** A wish is for a dentist. */
  hasDentistWishes: boolean
  /** Empty with only one order. */
  orders: ListWay[]
  clinics: ClinicOption[]
  chosen: { value: string; label: string } | null
  call: CallView | null
  /** Advice while the clinics are closed; null if the visit can wait. */
  night: NightView | null
  /** By video instead of at a clinic, or the reverse. */
  otherHref: string | null
  wait: WaitView | null
  /** Ticked before a slot is held. */
  wantsEarlier: boolean
}

/** `lines` show the first free slot for each answer. */
export type FirstHelpData = { treatment: string; night: NightView | null; lines: Record<string, string> }

export type ReviewData = {
  bookedHref: string | null
  booked: BookingView | null
  /** Details of this request that the booking doesn't have, such as another name. */
  unbooked: { name: string | null; timesHref: string } | null
  /** The control's value; `timesHref` is for a lost slot. */
  time: { value: string; name: string; timesHref: string }
  held: HoldView | null
  hasLapsed: boolean
  /** For a visit of somebody else: `calls` is the number to call; null if the patient books. */
  other: { calls: string; age: string; isChild: boolean } | null
  near: NearView | null
  proof: ProofView | null
  wait: WaitView | null
  rows: ReviewRow[]
  contact: ReviewRow
  /** `cost`: of the treatment itself; null if the chain does not say. */
  price: PriceView & { costs: string[] }
  toPay: string
  /** Null without online payment. `first`: why the chain wants the money before the visit. */
  pay: { amount: string; first: 'home' | 'missed' | null } | null
  photos: { views: PhotoView[]; changeHref: string | null }
}
