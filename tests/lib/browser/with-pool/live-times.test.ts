// Amplify's own client, the pool's credentials, the site's broker and its database are real.
import { describe, expect, test } from 'vitest'
import type { ShownChange } from '@/lib/browser/live/shown'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { controlOf, ME, TEN, useLiveBrowser } from '@/tests/support/browser/live-browser'
import { depsOf, holdSid, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'

const VALUE = controlOf(TEN)

describe('live availability in a browser', () => {
  const { database } = useTestPlaces()
  const { server, asks, healthAsked, open, close, ending } = useLiveBrowser(database)
  const deps = () => depsOf(database(), new Date())

  /** Subscribes to these slots; `own` are the browser's. */
  async function begin(values: string[], own: string[] = []): Promise<ShownChange[][]> {
    const { watchSlots: hearTimes } = await import('@/lib/browser/live/watch-slots')
    const told: ShownChange[][] = []
    const isOwn = (value: string) => own.includes(value)
    ending(hearTimes({ values, isUrgent: false, isOwn, apply: (changes) => told.push([...changes]) }))
    return told
  }
  /** Like `begin`, but waits for the connection. */
  async function hear(values: string[], own?: string[]): Promise<ShownChange[][]> {
    const told = await begin(values, own)
    await eventually(() => expect(told.length).toBeGreaterThan(0))
    return told
  }
  const lastOf = (told: ShownChange[][], value: string) =>
    told
      .flat()
      .filter((change) => change.value === value)
      .at(-1)?.state

  test('a page asks for missed changes once it connects, then receives taken and released slots', async () => {
    const values = [VALUE, controlOf(TEN, '902')]
    const told = await hear(values)
    expect(told[0]).toEqual(values.map((value) => ({ value, state: 'free' })))
    const asked = asks()
    const sid = await holdSid(deps(), TEN)
    await eventually(() => expect(lastOf(told, VALUE)).toBe('taken'))
    await releaseHold(deps(), { owner: 'ann', sid })
    await eventually(() => expect(lastOf(told, VALUE)).toBe('free'))
    expect(asks()).toBe(asked)
  })

  test('a page asks the site about its own browser’s hold and never shows that slot as taken', async () => {
    const [told, stranger] = [await hear([VALUE], [VALUE]), await hear([VALUE])]
    await holdSid(deps(), { ...TEN, owner: ME })
    await eventually(() => expect([lastOf(told, VALUE), lastOf(stranger, VALUE)]).toEqual(['held', 'taken']))
    expect(told.flat().map(({ state }) => state)).not.toContain('taken')
  })

  test('a page learns from the answer that another browser took the slot', async () => {
    const told = await hear([VALUE], [VALUE])
    await holdSid(deps(), TEN)
    await eventually(() => expect(lastOf(told, VALUE)).toBe('taken'))
  })

  test('a change received during a request wins over the request’s answer', async () => {
    const told = await hear([VALUE])
    const { answer } = server()
    let goOn: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let answered = 0
    server().answer = async (asked) => {
      const found = await answer?.(asked)
      answered += 1
      return found && { ...found, after: waiting }
    }
    document.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(answered).toBe(1))
    server().answer = answer
    // The delayed answer says that the slot is free.
    await holdSid(deps(), TEN)
    await eventually(() => expect(lastOf(told, VALUE)).toBe('taken'))
    goOn()
    await eventually(() => expect(told.at(-1)).toEqual([]))
    expect(lastOf(told, VALUE)).toBe('taken')
  })

  test('a page reconnects to a restarted server and asks for missed changes', async () => {
    const told = await hear([VALUE])
    await close()
    await holdSid(deps(), TEN)
    await open()
    await eventually(() => expect(lastOf(told, VALUE)).toBe('taken'))
    expect(healthAsked()).toBe(0)
  })

  test('a page without a broker asks when it becomes visible', async () => {
    await close()
    const told = await begin([VALUE])
    await holdSid(deps(), TEN)
    document.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(lastOf(told, VALUE)).toBe('taken'))
  })

  test('the live message of a place names slots and no patient', async () => {
    const { listenLive } = await import('@/lib/browser/live/socket')
    const heard: unknown[] = []
    const states: string[] = []
    const tell = (state: string) => states.push(state)
    ending(listenLive([ONE_CHAIR, 'no-place'], (name, message) => heard.push(name, message), tell))
    await eventually(() => expect(states).toEqual(['live']))
    await holdSid(deps(), { ...TEN, phone: '+919820000077' })
    await eventually(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual([ONE_CHAIR, { at: expect.any(Number), changes: [{ ...TEN, state: 'taken' }] }])
  })
})
