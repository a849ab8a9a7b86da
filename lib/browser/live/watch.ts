// The times are the messaging client's (spec section 9).

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 128_000
const ACK_MS = 15_000
/** A heartbeat comes every 60 s. Silence makes a connection doubtful, then lost. */
const ALERT_MS = 65_000
const SILENCE_MS = 5 * 60_000

/** `live`: changes arrive. `doubtful`: silent for too long. `lost`: no connection. */
export type LiveState = 'live' | 'doubtful' | 'lost'
export type Line = { acknowledged(): void; onMessage(): void; lost(): void }
export type OpenLine = (line: Line) => () => void

/** Returns a function that ends it. Random waits spread browsers that were cut off together. */
export function keepConnection(open: OpenLine, onState: (state: LiveState) => void, random = Math.random): () => void {
  let wait = FIRST_WAIT_MS
  let close: () => void = () => undefined
  let isOver = false
  let state: LiveState | null = null
  const timers = new Map<'ack' | 'alert' | 'silence' | 'again', ReturnType<typeof setTimeout>>()

  function after(name: 'ack' | 'alert' | 'silence' | 'again', ms: number, run: () => void): void {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(run, ms))
  }

  function drop(): void {
    for (const timer of timers.values()) clearTimeout(timer)
    const closing = close
    close = () => undefined
    closing()
  }

  function report(now: LiveState): void {
    if (state === now || isOver) return
    state = now
    onState(now)
  }

  function begin(): void {
    let isThis = true
    const mine = (run: () => void) => () => {
      if (isThis && !isOver) run()
    }
    const lost = mine(() => {
      isThis = false
      drop()
      report('lost')
      after('again', Math.min(wait * (1 + random()), LONGEST_WAIT_MS), begin)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    })
    const onMessage = mine(() => {
      clearTimeout(timers.get('ack'))
      wait = FIRST_WAIT_MS
      report('live')
      after('alert', ALERT_MS, () => report('doubtful'))
      after('silence', SILENCE_MS, lost)
    })
    // Set before `open`, which may fail at once.
    close = () => {
      isThis = false
    }
    const closing = open({ acknowledged: onMessage, onMessage, lost })
    if (!isThis) {
      closing()
      return
    }
    close = () => {
      isThis = false
      closing()
    }
  }

  begin()
  return () => {
    isOver = true
    drop()
  }
}

export function awaitAck(line: Line): { acknowledged(): void } {
  const timer = setTimeout(line.lost, ACK_MS)
  return {
    acknowledged() {
      clearTimeout(timer)
      line.acknowledged()
    },
  }
}
