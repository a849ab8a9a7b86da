import { describe, expect, onTestFinished, test } from 'vitest'
import type { BestTime } from '@/lib/catalogue/call-back'
import { type CallBack, chain, setChain } from '@/lib/catalogue/chain'
import { instantOf } from '@/lib/domain/clinic-time'
import { callHours, callWindow } from '@/lib/domain/leads/call-back'

// 2026-11-23 is a Monday, the 28th a Saturday. Nobody calls on Sundays.
const ROWS: [best: BestTime | undefined, asked: string, date: string, from: string | null, until: string][] = [
  ['evening', '2026-11-23T10:00', '2026-11-23', '16:00', '20:00'],
  ['evening', '2026-11-23T16:00', '2026-11-23', null, '20:00'],
  ['evening', '2026-11-23T19:00', '2026-11-23', null, '20:00'],
  ['evening', '2026-11-23T19:01', '2026-11-24', '16:00', '20:00'],
  ['morning', '2026-11-23T08:59', '2026-11-23', '09:00', '12:00'],
  ['morning', '2026-11-23T15:00', '2026-11-24', '09:00', '12:00'],
  ['afternoon', '2026-11-28T15:30', '2026-11-30', '12:00', '16:00'],
  ['any_time', '2026-11-29T10:00', '2026-11-30', '09:00', '20:00'],
  [undefined, '2026-11-23T11:30', '2026-11-23', null, '20:00'],
  [undefined, '2026-11-23T23:59', '2026-11-24', '09:00', '20:00'],
]

describe('the call-back window', () => {
  test.each(ROWS)('a call for %s requested at %s is due on %s, from %s to %s', (best, asked, date, from, until) => {
    const [day = '', time = ''] = asked.split('T')
    expect(callWindow(best, instantOf(day, time))).toEqual({ date, from, until })
  })

  const serve = (callBack: CallBack) => {
    const facts = chain()
    onTestFinished(() => setChain(facts))
    setChain({ ...facts, callBack })
  }

  test('a chain’s own days and hours decide', () => {
    serve({ days: ['mon', 'wed'], hours: '10:30-12:30' })
    expect(callHours()).toEqual({
      any_time: { from: '10:30', until: '12:30' },
      morning: { from: '10:30', until: '12:00' },
      afternoon: undefined,
      evening: undefined,
    })
    const tuesday = instantOf('2026-11-24', '10:00')
    expect(callWindow('morning', tuesday)).toEqual({ date: '2026-11-25', from: '10:30', until: '12:00' })
    expect(callWindow('evening', tuesday)).toEqual({ date: '2026-11-25', from: '10:30', until: '12:30' })
  })
})
