// Our watch over a live connection, by the times of the messaging client (specification, section 9). It knows no protocol: who
// opens a connection is handed in.

/** The first wait before a connection is tried again, and the longest; each is twice the one before. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 128_000
/** How long a subscription may go without its acknowledgement. */
const ACK_MS = 15_000
/** Heard nothing for so long, a connection is in doubt; after so long it is given up. A word comes every 60 s. */
const ALERT_MS = 65_000
const SILENCE_MS = 5 * 60_000

/** `live`: changes come. `doubtful`: nothing was heard for longer than it should. `lost`: there is no connection. */
export type LiveState = 'live' | 'doubtful' | 'lost'
export type Line = { acknowledged(): void; heard(): void; lost(): void }
/** Opens a connection and says on its line how it goes; the answer closes it. */
export type OpenLine = (line: Line) => () => void

/** Keeps a connection until it is told to end. A word at the right moment keeps browsers apart that were cut off together. */
export function keepConnection(open: OpenLine, tell: (state: LiveState) => void, random = Math.random): () => void {
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

  function say(now: LiveState): void {
    if (state === now || isOver) return
    state = now
    tell(now)
  }

  function begin(): void {
    let isThis = true
    const mine = (run: () => void) => () => {
      if (isThis && !isOver) run()
    }
    const lost = mine(() => {
      isThis = false
      drop()
      say('lost')
      after('again', Math.min(wait * (1 + random()), LONGEST_WAIT_MS), begin)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    })
    const heard = mine(() => {
      clearTimeout(timers.get('ack'))
      wait = FIRST_WAIT_MS
      say('live')
      after('alert', ALERT_MS, () => say('doubtful'))
      after('silence', SILENCE_MS, lost)
    })
    // Before it is opened, which may fail at once.
    close = () => {
      isThis = false
    }
    const closing = open({ acknowledged: heard, heard, lost })
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

/** Calls `lost` unless `acknowledged` comes in time; begins when a subscription is sent. */
export function awaitAck(line: Line): { acknowledged(): void } {
  const timer = setTimeout(line.lost, ACK_MS)
  return {
    acknowledged() {
      clearTimeout(timer)
      line.acknowledged()
    },
  }
}
