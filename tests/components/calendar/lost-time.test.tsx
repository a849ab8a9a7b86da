// Only the dialog reports a loss: the page must not announce it a second time.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChosenTime } from '@/components/calendar/chosen-time'
import { HoldNotice } from '@/components/calendar/hold-notice'
import { AlertDialog } from '@/components/kit/alert-dialog'
import { DialogProvider } from '@/lib/browser/shell/dialogs'
import { forgetShown } from '@/lib/browser/shell/shown-messages'
import { untilHeard } from '@/tests/support/browser/live-page'
import { pressEscape, standInForModals } from '@/tests/support/browser/modal'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { eventually } from '@/tests/support/eventually'
import { type LocalServer, startLocalServer, visit } from '@/tests/support/servers/local-server'

const VALUE = '2026-11-24T10:00/12:30@901'
const TIMES = '/unified-booking/select-slot?flow=ORGANIC&notice=taken'
const HOLD = { sid: 'the-sid', when: 'Tomorrow, 10:00 am', until: '9:40 am', seconds: 0, canKeep: false }

let server: LocalServer
let answer: { free: string[]; held: string[] } | null
const { WebSocket } = globalThis
beforeAll(async () => {
  standInForModals()
  server = await startLocalServer()
  server.answer = () => ({ json: answer, status: answer ? 200 : 503 })
  visit(server.origin)
  Reflect.deleteProperty(globalThis, 'WebSocket')
})
afterAll(async () => {
  Object.assign(globalThis, { WebSocket })
  await server.stop()
})
beforeEach(() => void forgetShown(VALUE))
afterEach(cleanup)

function show(content: React.ReactNode) {
  const router = testRouter()
  const page = (
    <Routed router={router}>
      <DialogProvider
        render={() => null}
        renderAlert={({ onClosed, ...state }, close) => <AlertDialog {...state} onClose={close} />}
      >
        <input aria-label="Name" />
        {content}
      </DialogProvider>
    </Routed>
  )
  const { rerender } = render(page)
  screen.getByLabelText('Name').focus()
  return { router, again: () => rerender(page) }
}
const hold = () => show(<HoldNotice hold={HOLD} value={VALUE} timesHref={TIMES} />)
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const dialog = () => screen.getByRole<HTMLDialogElement>('alertdialog')
const statuses = () => screen.queryAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)

describe('an expired hold', () => {
  test('a dialog says that the hold has expired while the slot is free, and returns the focus to the field', async () => {
    answer = { free: [VALUE], held: [] }
    const { router } = hold()
    const dialog = await screen.findByRole('dialog', { name: 'We can’t hold this time any longer' })
    expect(dialog.textContent).toContain('Tomorrow, 10:00 am is no longer held for you. Tap Continue')
    expect(statuses()).toEqual([''])
    await press('Continue')
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(screen.getByText(/^This time is no longer held for you/)).toBeDefined()
    expect(router.push).not.toHaveBeenCalled()
  })

  test('the dialog says the same when the site cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = null
    hold()
    expect(await screen.findByRole('dialog', { name: 'We can’t hold this time any longer' })).toBeDefined()
  })

  test.each([
    ['its button', () => press('See other times')],
    ['Escape', () => act(async () => pressEscape(dialog()))],
  ])('when somebody else has the slot, %s leads to the other slots', async (_way, close) => {
    answer = { free: [], held: [] }
    const { router } = hold()
    await screen.findByRole('alertdialog', { name: 'This time is no longer available' })
    expect(router.push).not.toHaveBeenCalled()
    await close()
    expect(router.push).toHaveBeenCalledExactlyOnceWith(TIMES)
    expect(statuses()).toEqual([''])
  })
})

test('only the dialog reports a slot taken at the review, and only once', async () => {
  answer = { free: [], held: [] }
  const time = { value: VALUE, name: 'Tomorrow, 10:00 am', timesHref: TIMES }
  let router = testRouter()
  await untilHeard(() => {
    const shown = show(<ChosenTime time={time} isHeld={false} />)
    router = shown.router
    return shown.again
  })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('alertdialog', { name: 'Someone else took this time' })
  expect(dialog().textContent).toContain('The time you chose, Tomorrow, 10:00 am, is no longer available.')
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('')
  expect(screen.getByText(/^This time is no longer available/)).toBeDefined()
  await press('See other times')
  expect(router.push).toHaveBeenCalledExactlyOnceWith(TIMES)
  const before = server.asked.length
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await eventually(() => expect(server.asked.length).toBeGreaterThan(before))
  expect(document.querySelector('dialog')).toBeNull()
})
