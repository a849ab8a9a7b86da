// Which times those are offered whom a clinic can't see: near their own, and not all of them the same.
import type { Slot } from '@/lib/domain/calendar/slots'

/** A time with chairs that are free. `at`: its start in milliseconds since 1970. */
export type FreeTime = Slot & { placeId: string; at: number; free: number }
/** Whose time is lost: `at` in milliseconds since 1970, at the place `placeId`. */
type LostVisit = { id: string; at: number; placeId: string }

/** How many times each is offered. */
export const OFFERED = 3
/** A time that lies further from the lost one is of another week. */
const WEEK_MS = 7 * 86_400_000

type Offer = Pick<FreeTime, 'placeId' | 'date' | 'start'>
const offerKey = ({ placeId, date, start }: Offer): string => `${placeId} ${date} ${start}`

/** Whether both are one time of one place. */
export const isSameTime = (a: Offer, b: Offer): boolean => offerKey(a) === offerKey(b)

/** How often each time was offered; `firsts` of them as somebody's first. */
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
 * Three times for each, the nearest first, none of which is the lost one. As first offer no time is given more often than it has free chairs, so that each has
 * one of their own; of the others none more than three times as often, since each takes one of three. Where there are fewer, those
 * that were offered least. Who comes first in `lost` is served first; `before` are offers that stand already.
 */
export function spreadTimes(
  lost: readonly LostVisit[],
  times: readonly FreeTime[],
  before: readonly (readonly Offer[])[] = [],
): Map<string, FreeTime[]> {
  const offers = tally(before)
  const given = new Map<string, FreeTime[]>(lost.map(({ id }) => [id, []]))
  for (let round = 1; round <= OFFERED; round += 1) {
    const isFirst = round === 1
    const most = isFirst ? 1 : OFFERED
    for (const { id, at, placeId } of lost) {
      const own = given.get(id) ?? []
      let best: { time: FreeTime; load: number; away: number } | undefined
      for (const time of times) {
        if (own.includes(time) || (time.at === at && time.placeId === placeId)) continue
        const load = Math.floor(offers.count(time, isFirst) / (time.free * most))
        const away = Math.abs(time.at - at)
        if (!best || load < best.load || (load === best.load && away < best.away)) best = { time, load, away }
      }
      if (!best) continue
      own.push(best.time)
      offers.add(best.time, isFirst)
    }
  }
  return given
}

/** For how many there is a chair of their own within a week of the lost time. */
export function seatedWithinAWeek(lost: readonly Pick<LostVisit, 'at'>[], times: readonly FreeTime[]): number {
  const left = new Map(times.map((time) => [time, time.free]))
  let seated = 0
  for (const { at } of lost) {
    let best: FreeTime | undefined
    for (const [time, free] of left) {
      const away = Math.abs(time.at - at)
      if (free > 0 && away <= WEEK_MS && (!best || away < Math.abs(best.at - at))) best = time
    }
    if (!best) continue
    left.set(best, (left.get(best) ?? 0) - 1)
    seated += 1
  }
  return seated
}
