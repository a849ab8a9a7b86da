// Picture work in turn: it is short of processors and memory, and anybody may ask for it.

/** Pictures unpacked at once in one process. */
const AT_ONCE = 2
/** Pictures that wait: of all networks, and of one. */
const MOST_WAITING = 32
const MOST_OF_NETWORK = 4
/** A picture that has waited this long is told to come again: a proxy gives up after 35 s. */
const LONGEST_WAIT_MS = 15_000

type QueuedWork = { network: string; begin(): void }

/** Whom the work is for. `gone` aborts when the client has left. */
export type PhotoSender = { network: string; gone: AbortSignal }

const running = new Set<string>()
let waiting: readonly QueuedWork[] = []

function beginNext(): void {
  while (running.size < AT_ONCE) {
    const next = waiting.find(({ network }) => !running.has(network))
    if (!next) return
    running.add(next.network)
    next.begin()
  }
}

/** Whether the requester got a turn. It ends by `running` without its network, and `beginNext`. */
function waitForTurn({ network, gone }: PhotoSender): Promise<boolean> {
  const own = waiting.filter((each) => each.network === network)
  if (gone.aborted || waiting.length >= MOST_WAITING || own.length >= MOST_OF_NETWORK) return Promise.resolve(false)
  return new Promise((resolve) => {
    const leave = () => settle(false)
    const late = setTimeout(leave, LONGEST_WAIT_MS)
    const settle = (hasTurn: boolean) => {
      clearTimeout(late)
      gone.removeEventListener('abort', leave)
      waiting = waiting.filter((each) => each !== place)
      resolve(hasTurn)
    }
    const place: QueuedWork = { network, begin: () => settle(true) }
    gone.addEventListener('abort', leave)
    waiting = [...waiting, place]
    beginNext()
  })
}

/**
 * Does the work when it is its turn, one of a network at a time. `busy`: too many wait, the wait was too long, or the client
 * has left.
 */
export async function inTurn<T>(requester: PhotoSender, work: () => Promise<T>): Promise<T | 'busy'> {
  if (!(await waitForTurn(requester))) return 'busy'
  try {
    return await work()
  } finally {
    running.delete(requester.network)
    beginNext()
  }
}
