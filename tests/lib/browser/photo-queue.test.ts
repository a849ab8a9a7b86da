import { describe, expect, test } from 'vitest'
import { photoQueue, type QueuedPhoto } from '@/lib/browser/photos/photo-queue'

const file = (name: string) => new File([name], name)
const nameOf = async (photo: Blob) => photo.text()

/** A network that answers or fails as the list says, one request after the other. */
function weakNetwork(answers: readonly boolean[]) {
  const [sent, paused, replies]: [string[], number[], string[]] = [[], [], []]
  let left: readonly QueuedPhoto[] = []
  const waits: (() => void)[] = []
  const rest = [...answers]
  const queue = photoQueue<string>({
    shrink: async (photo) => ({ photo, preview: `data:${photo.name}` }),
    async send(photo, { onProgress, signal }) {
      const name = await nameOf(photo)
      sent.push(name)
      onProgress(50)
      const answer = rest.shift()
      if (answer === undefined)
        await new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('called back'))))
      if (!answer) throw new Error('no network')
      return `${name} is there`
    },
    pause: async (ms) => void paused.push(ms),
    onChange(photos, reply) {
      left = photos
      if (reply) replies.push(reply)
      for (const wait of waits.splice(0)) wait()
    },
  })
  /** Resolves once the condition is true. */
  const until = async (is: () => boolean) => {
    while (!is()) await new Promise<void>((resolve) => waits.push(resolve))
  }
  return { queue, sent, paused, replies, until, left: () => left }
}

describe('the queue of chosen photos', () => {
  test('the queue sends one photo after the other, with a preview and the progress of each', async () => {
    const { queue, sent, replies, until, left } = weakNetwork([true, true])
    queue.add([file('a'), file('b')])
    expect(left()).toMatchObject([
      { percent: 0, isLost: false },
      { percent: 0, isLost: false },
    ])
    await until(() => left()[0]?.percent === 50)
    expect(left()).toMatchObject([{ preview: 'data:a', percent: 50 }, { preview: null }])
    await until(() => left().length === 0)
    expect([sent, replies]).toEqual([
      ['a', 'b'],
      ['a is there', 'b is there'],
    ])
  })

  test('the queue retries a failed photo after pauses, and again when the patient asks', async () => {
    const { queue, sent, paused, until, left } = weakNetwork([false, false, false, true, true])
    queue.add([file('a'), file('b')])
    await until(() => left().length === 1)
    expect(left()).toMatchObject([{ preview: 'data:a', isLost: true }])
    expect([sent, paused]).toEqual([
      ['a', 'a', 'a', 'b'],
      [1000, 4000],
    ])
    queue.again()
    await until(() => left().length === 0)
    expect(sent).toEqual(['a', 'a', 'a', 'b', 'a'])
  })

  test('the queue cancels one photo or all, before or during the upload', async () => {
    const { queue, sent, replies, until, left } = weakNetwork([])
    queue.add([file('a'), file('b'), file('c')])
    await until(() => left()[0]?.percent === 50)
    const [first, second] = left()
    queue.cancel(second?.id)
    queue.cancel(first?.id)
    await until(() => sent.includes('c'))
    expect(sent).toEqual(['a', 'c'])
    queue.cancel()
    expect([left(), replies]).toEqual([[], []])
  })
})
