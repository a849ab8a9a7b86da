import type { Slot } from '@/lib/domain/calendar/slots'

/** `at`, `until`: milliseconds. `free`: chairs. */
export type FreeTime = Slot & { placeId: string; at: number; until: number; free: number }
type LostVisit = { id: string; at: number; placeId: string }

export const OFFERED = 3
const WEEK_MS = 7 * 86_400_000

type Offer = Pick<FreeTime, 'placeId' | 'date' | 'start'>
const offerKey = ({ placeId, date, start }: Offer): string => `${placeId} ${date} ${start}`

export const isSameTime = (a: Offer, b: Offer): boolean => offerKey(a) === offerKey(b)

function tally(offers: readonly (readonly Offer[])[]) {
  const [all, firsts] = [new Map<string, number>(), new Map<string, number>()]
  const add = (offer: Offer, isFirst: boolean): void => {
    const name = offerKey(offer)
    all.set(name, (all.get(name) ?? 0) + 1)
    if (isFirst) firsts.set(name, (firsts.get(name) ?? 0) + 1)
  }
  for (const offered of offers) for (const [n, offer] of offered.entries()) add(offer, n === 0)
  return {
    add,
    count: (time: Offer, isFirst: boolean): number => (isFirst ? firsts : all).get(offerKey(time)) ?? 0,
  }
}

/**
 * Up to three times for each of `lost`, nearest first, never the lost one. `before`: offers that stand.
 * A time is a first offer at most once per free chair, so each patient can have their own.
 * It is a later offer at most three times as often, since each patient takes one of three.
 * Without enough times, the least offered are repeated. `lost` is served in order.
 */
export function spreadTimes(
  lost: readonly LostVisit[],
  times: readonly FreeTime[],
  before: readonly (readonly Offer[])[] = [],
): Map<string, FreeTime[]> {
  const offers = tally(before)
  const offered = new Map<string, FreeTime[]>(lost.map(({ id }) => [id, []]))
  for (let round = 1; round <= OFFERED; round += 1) {
    const isFirst = round === 1
    const most = isFirst ? 1 : OFFERED
    for (const { id, at, placeId } of lost) {
      const alreadyOffered = offered.get(id) ?? []
      let best: { time: FreeTime; load: number; away: number } | undefined
      for (const time of times) {
        if (alreadyOffered.includes(time) || (time.at === at && time.placeId === placeId)) continue
        const load = Math.floor(offers.count(time, isFirst) / (time.free * most))
        const away = Math.abs(time.at - at)
        if (!best || load < best.load || (load === best.load && away < best.away)) best = { time, load, away }
      }
      if (!best) continue
      alreadyOffered.push(best.time)
      offers.add(best.time, isFirst)
    }
  }
  return offered
}

const overlaps = (one: FreeTime, other: FreeTime): boolean =>
  one.placeId === other.placeId && one.at < other.until && other.at < one.until

/** How many can get one of their own `times` within a week, each in turn the nearest that is left. */
export function seatedWithinAWeek(lost: readonly { at: number; times: readonly FreeTime[] }[]): number {
  const given: FreeTime[] = []
  for (const { at, times } of lost) {
    const isLeft = (time: FreeTime) => given.filter((other) => overlaps(time, other)).length < time.free
    let best: FreeTime | undefined
    for (const time of times) {
      const away = Math.abs(time.at - at)
      if (away <= WEEK_MS && (!best || away < Math.abs(best.at - at)) && isLeft(time)) best = time
    }
    if (best) given.push(best)
  }
  return given.length
}
