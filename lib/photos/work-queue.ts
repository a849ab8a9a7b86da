// Decoding needs much memory and time, and anyone may upload, so it is queued.

const AT_ONCE = 2
/** For all networks, and for one. */
const MOST_WAITING = 32
const MOST_OF_NETWORK = 4
/** Below a proxy's usual limit of 35 s. */
const LONGEST_WAIT_MS = 15_000

type QueuedWork = { network: string; begin(): void }

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

function waitForTurn({ network, gone }: PhotoSender): Promise<boolean> {
  const queue = waiting.filter((each) => each.network === network)
  if (gone.aborted || waiting.length >= MOST_WAITING || queue.length >= MOST_OF_NETWORK) return Promise.resolve(false)
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

/** One at a time for each network. `busy`: queue full, wait too long, or client gone. */
export async function inTurn<T>(requester: PhotoSender, work: () => Promise<T>): Promise<T | 'busy'> {
  if (!(await waitForTurn(requester))) return 'busy'
  try {
    return await work()
  } finally {
    running.delete(requester.network)
    beginNext()
  }
}
