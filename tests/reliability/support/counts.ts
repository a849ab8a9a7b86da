// How often and how long the tests run. The numbers are small by default, and the environment raises them.

const fromEnvironment = (name: string, usual: number): number => Number(process.env[name] || usual)

/** Rounds of 64 racers for one place (200 by hand). */
export const ROUNDS = fromEnvironment('RELIABILITY_ROUNDS', 12)
/** Kills of the server on each engine (30 by hand). */
export const KILLS = fromEnvironment('RELIABILITY_KILLS', 3)
/** Kills of PostgreSQL itself (10 by hand). */
export const DATABASE_KILLS = fromEnvironment('RELIABILITY_DATABASE_KILLS', 3)
/** Requests of the fuzz (50,000 by hand). */
export const REQUESTS = fromEnvironment('RELIABILITY_REQUESTS', 2000)
/** Requests of anonymous visitors for every slot (100,000 in the long run). */
export const FLOOD_REQUESTS = fromEnvironment('RELIABILITY_FLOOD', 1200)
/** People who want the same fifty places. */
export const RUSH = fromEnvironment('RELIABILITY_RUSH', 500)
export const SEED = fromEnvironment('RELIABILITY_SEED', 20_261_121)

export function report(line: string): void {
  console.log(`reliability: ${line}`)
}

/** `n` per second since `began`, in milliseconds. */
export const perSecond = (n: number, began: number): number => Math.round((n * 1000) / (Date.now() - began))

/** Pseudo-random numbers from 0 up to 1 for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
