// What each question's page shows beyond the step itself, as props: filled on the server (lib/page-handlers/steps).

import type { MapTiles } from '@/lib/browser/map/map-ground'
import type { BestTime } from '@/lib/catalogue/call-back'
import type { PictureName } from '@/lib/catalogue/pictures'
import type {
  BookingView,
  CallView,
  ClinicOption,
  DayOption,
  HoldView,
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

/** What a campaign's visitor is told before the first question, in words. */
export type CampaignView = {
  headline: string
  picture: PictureName
  prices: NamedPrice[]
  /** What is paid for. */
  note: string
  facts: string[]
  /** The next free time; null where none is soon. */
  next: string | null
  trust: string[]
}
type NamedPrice = { label: string; price: string }

type NamedValue = { value: string; label: string }

/** `also` are its other spellings; the point is its centre. */
export type CityOption = NamedValue & {
  line: string
  popular: boolean
  also: readonly string[]
  lat: number
  lng: number
}

/** `typed` was looked for, and is none of the cities; `elsewhere` is what stood in the waiting list's field. */
export type CityData = { cities: CityOption[]; typed: string; elsewhere: string }

/** `clinic` is the one that the booking begins at; null where it begins with the phone alone. */
export type ClinicStartData = {
  /** Of a visitor whom a campaign brought, where the phone alone is asked. */
  campaign: CampaignView | null
  clinic: string | null
  time: TappedTime | null
  city: string
  treatments: NamedValue[]
  /** The one of who can't say which: nobody has to. */
  unknown: string
  priceHint: string
  cities: NamedValue[]
}

/** What is free next, in words, and the booking that begins with it. */
type NextChair = { place: string; when: string; price: string; href: string }

export type PprEndData = {
  when: string
  /** Whether an SMS says the same. */
  isTold: boolean
  phone: string
  name: string
  strongPain: boolean
  emergencyHref: string
  chair: NextChair | null
}

/** The answers that this browser's lead has, and the hours of each time to call, in words. */
export type QuestionnaireData = { given: Record<string, string>; hours: Record<BestTime, string> }

/** What is booked costs, and what happens, in words, by location. */
export type LocationData = {
  atHome: boolean
  city: string
  prices: Record<string, string>
  lines: Record<string, string>
  /** What is paid for, where it is the same in both places. */
  note: string
}

export type AddressData = {
  clinicsHref: string
  /** Where a map begins that no point was chosen on yet. */
  city: { id: string; lat: number; lng: number }
  /** Null where none are configured: then no point is asked on a map. */
  mapTiles: MapTiles | null
}

export type SlotData = {
  home: boolean
  /** Whose calendar it is. */
  zone: string
  /** The chosen time, while it is held. */
  held: HoldView | null
  /** Why the time that was chosen before can't be had any more, where nothing else says it. */
  lost: LostCause | null
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  day: string
  groups: SlotGroup[]
  nearest: SlotOption[]
  wait: WaitView | null
}

type ListWay = { href: string; label: string; isCurrent: boolean }

export type ClinicsData = {
  /** Whether the visit is about a child, whom somebody else books for. */
  isForChild: boolean
  city: string
  cityId: string
  mapTiles: MapTiles | null
  /** Whether the city has one clinic, which is open with its days at once. */
  isOnly: boolean
  /** The step that asks for the city, for who meant another one than that of the only clinic; null else. */
  cityHref: string | null
  /** What was typed; empty when nothing was. */
  searched: string
  /** The line that says what is listed, and in which order. */
  outcome: string
  /** Every clinic of the city, where a search left some out or found none; null without a search. */
  allHref: string | null
  /** The waiting list, where nothing matched what was typed; null else. */
  waitingHref: string | null
  /** Null where the device is in the city, or nobody knows where. */
  nearer: NearerCity | null
  wishes: ListWay[]
  /** The orders to choose from: one is none. */
  orders: ListWay[]
  clinics: ClinicOption[]
  /** The time that was chosen before, with its clinic, in words; null without one. */
  chosen: { value: string; label: string } | null
  /** The times of a call, where that is what is booked; then no clinic is shown. */
  call: CallView | null
  /** What to do while the clinics are closed, where it can't wait; null where it can. */
  night: NightView | null
  /** The other way of being seen, where there is one: by video, or at a clinic. */
  otherHref: string | null
  wait: WaitView | null
}

/** `lines` say what is free first, by answer. */
export type FirstHelpData = { treatment: string; night: NightView | null; lines: Record<string, string> }

export type ReviewData = {
  /** Where the finished booking is shown, when this slot is booked already. */
  bookedHref: string | null
  /** That booking, for its browser. */
  booked: BookingView | null
  /** Of that booking what was asked for otherwise, and is not booked: the name, where another one was typed; and where the times for it are. */
  unbooked: { name: string | null; timesHref: string } | null
  /** The time: what its control had and what it is called, and where the others are, once it is lost. */
  time: { value: string; name: string; timesHref: string }
  /** Null for a time that is not held: never, or not any more. */
  held: HoldView | null
  /** Whether it was held, and the hold ran out. */
  hasLapsed: boolean
  /** Of a visit of somebody else the number that is called about it, and the age that was typed; null where the patient books. */
  other: { calls: string; age: string; isChild: boolean } | null
  /** Another appointment near this one that the same person has already, and what was chosen of it. */
  near: NearView | null
  /** How the number is proved, where it has to be first. */
  proof: ProofView | null
  /** Why nothing can be booked yet, and until when. */
  wait: WaitView | null
  rows: ReviewRow[]
  contact: ReviewRow
  price: PriceView
  /** What is paid at the visit, beside the button. */
  toPay: string
  /** The photos that go with the booking, and the step of this walk that asks for them, where there is one. */
  photos: { views: PhotoView[]; changeHref: string | null }
}
