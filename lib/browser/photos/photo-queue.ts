import type { SmallPhoto } from '@/lib/browser/photos/shrink'

/** After the last pause, only the patient or the network's return tries again. */
const PAUSES_MS = [1000, 4000]

export type QueuedPhoto = { id: number; preview: string | null; percent: number; isLost: boolean }
type Progress = { onProgress: (percent: number) => void; signal: AbortSignal }
type Ports<Reply> = {
  shrink(file: File): Promise<SmallPhoto>
  send(photo: Blob, sending: Progress): Promise<Reply>
  pause(ms: number): Promise<void>
  onChange(left: readonly QueuedPhoto[], reply: Reply | null): void
}
type Item = { file: File; small: SmallPhoto | null; shown: QueuedPhoto; stop: AbortController }

export type PhotoQueue = {
  add(files: Iterable<File>): void
  cancel(id?: number): void
  again(): void
}

export function photoQueue<Reply>({ shrink, send, pause, onChange }: Ports<Reply>): PhotoQueue {
  let items: Item[] = []
  let count = 0
  let isRunning = false
  const report = (reply: Reply | null = null) =>
    onChange(
      items.map(({ shown }) => ({ ...shown })),
      reply,
    )
  const drop = (item: Item) => {
    items = items.filter((each) => each !== item)
  }

  async function sent(item: Item): Promise<Reply> {
    item.small ??= await shrink(item.file)
    item.shown.preview = item.small.preview
    report()
    const onProgress = (percent: number) => {
      item.shown.percent = percent
      report()
    }
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(item.small.photo, { onProgress, signal: item.stop.signal })
      } catch (error) {
        const ms = PAUSES_MS[tries]
        if (ms === undefined || item.stop.signal.aborted) throw error
        await pause(ms)
      }
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let item = next(); item; item = next()) {
      const running = item
      await sent(running).then(
        (reply) => {
          drop(running)
          report(reply)
        },
        () => {
          running.shown.isLost = true
          report()
        },
      )
    }
    isRunning = false
  }
  const next = () => items.find(({ shown }) => !shown.isLost)

  return {
    add(files) {
      for (const file of files) {
        count += 1
        const shown = { id: count, preview: null, percent: 0, isLost: false }
        items.push({ file, small: null, shown, stop: new AbortController() })
      }
      report()
      void run()
    },
    cancel(id) {
      for (const item of items.filter(({ shown }) => id === undefined || shown.id === id)) {
        item.stop.abort()
        drop(item)
      }
      report()
    },
    again() {
      for (const { shown } of items) Object.assign(shown, { isLost: false, percent: 0 })
      report()
      void run()
    },
  }
}
