import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { AlertDialog, type AlertType } from '@/components/kit/alert-dialog'
import { ConfirmationDialog } from '@/components/kit/confirmation-dialog'
import { DialogProvider, type DialogState, useAlert, useConfirmation } from '@/lib/browser/shell/dialogs'
import { pressEscape, standInForModals } from '@/tests/support/browser/modal'
import { Routed, testRouter } from '@/tests/support/browser/router'

beforeAll(standInForModals)
afterEach(cleanup)

const router = testRouter()
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

function Asker({ state }: { state: DialogState }) {
  const confirm = useConfirmation()
  return (
    <button type="button" onClick={() => confirm(state)}>
      Ask
    </button>
  )
}

function Teller() {
  const alert = useAlert()
  return (
    <button type="button" onClick={() => alert({ type: 'error', header: 'It failed', message: 'Try again.' })}>
      Tell
    </button>
  )
}

function Page() {
  const [isThere, setIsThere] = useState(true)
  return (
    <Routed router={router}>
      <button type="button" onClick={() => setIsThere(false)}>
        Leave
      </button>
      {isThere ? <AlertDialog type="info" header="Hello" message="There." onClose={() => undefined} /> : null}
    </Routed>
  )
}

describe('the alert dialog', () => {
  function show(type: AlertType, given: { buttonText?: string; onConfirm?: () => void } = {}) {
    const onClose = vi.fn()
    render(
      <Routed router={router}>
        <AlertDialog type={type} header="Sure?" message="It is far away." onClose={onClose} {...given} />
      </Routed>,
    )
    return onClose
  }

  test('is modal, and named by its header', () => {
    show('choice')
    expect(dialog().open).toBe(true)
    expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBe(dialog())
    expect(dialog().textContent).toContain('It is far away.')
  })

  test('of choice has No and Yes: No closes and confirms nothing', async () => {
    const onConfirm = vi.fn()
    const onClose = show('choice', { onConfirm })
    expect(names()).toEqual(['No', 'Yes'])
    await press('No')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  })

  test('of choice: Yes runs the confirm action, which closes when it wants', async () => {
    const onConfirm = vi.fn()
    const onClose = show('choice', { onConfirm })
    await press('Yes')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 1])
  })

  test('of choice without a confirm action: Yes closes', async () => {
    const onClose = show('choice')
    await press('Yes')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each(['success', 'error', 'info', 'message'] as const)('of %s has OK, which closes and runs', async (type) => {
    const onConfirm = vi.fn()
    const onClose = show(type, { onConfirm })
    expect(names()).toEqual(['OK'])
    await press('OK')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
    expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onConfirm.mock.invocationCallOrder[0] as number)
  })

  test('takes another text for its one button', async () => {
    const onClose = show('info', { buttonText: 'Got it' })
    await press('Got it')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('closes at its backdrop and at Escape, not at what lies in it', () => {
    const onConfirm = vi.fn()
    const onClose = show('success', { onConfirm })
    fireEvent.click(screen.getByText('It is far away.'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(dialog())
    expect(onClose).toHaveBeenCalledOnce()
    pressEscape(dialog())
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('has red text for a message, and for nothing else', () => {
    const red = (['success', 'error', 'choice', 'info', 'message'] as const).filter((type) => {
      show(type)
      const isRed = /messageText/.test(screen.getByText('It is far away.').className)
      cleanup()
      return isRed
    })
    expect(red).toEqual(['message'])
  })
})

describe('the confirmation dialog', () => {
  function open(type: DialogState['type'] = 'normal') {
    const actionCallback = vi.fn()
    render(
      <Routed router={router}>
        <DialogProvider render={(state, close) => <ConfirmationDialog {...state} onClose={close} />}>
          <Asker state={{ header: 'Cancel it?', message: 'The time is given to others.', type, actionCallback }} />
        </DialogProvider>
      </Routed>,
    )
    const asker = screen.getByRole('button', { name: 'Ask' })
    asker.focus()
    fireEvent.click(asker)
    return { asker, actionCallback }
  }

  test('opens with header, message and type, the focus inside', () => {
    open('danger')
    expect(screen.getByRole('alertdialog', { name: 'Cancel it?' })).toBe(dialog())
    expect(screen.getByText('The time is given to others.').className).toMatch(/messageText/)
    expect(dialog().contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['Yes', true],
    ['No', false],
  ])('%s tells the callback %s, once, closes, and gives the focus back', async (name, expected) => {
    const { asker, actionCallback } = open()
    await press(name)
    expect(actionCallback.mock.calls).toEqual([[expected]])
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(asker)
  })

  test.each([
    ['Escape', () => pressEscape(dialog())],
    ['the backdrop', () => void fireEvent.click(dialog())],
  ])('%s tells it false', (_what, dismiss) => {
    const { asker, actionCallback } = open()
    act(dismiss)
    expect(actionCallback.mock.calls).toEqual([[false]])
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(asker)
  })
})

test('an alert is opened from anywhere, and its button closes it and gives the focus back', async () => {
  render(
    <Routed router={router}>
      <DialogProvider render={() => null} renderAlert={(state, close) => <AlertDialog {...state} onClose={close} />}>
        <Teller />
      </DialogProvider>
    </Routed>,
  )
  const teller = screen.getByRole('button', { name: 'Tell' })
  teller.focus()
  fireEvent.click(teller)
  expect(screen.getByRole('alertdialog', { name: 'It failed' }).textContent).toContain('Try again.')
  await press('OK')
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(teller)
})

test('a dialog that goes away with its page leaves nothing open', () => {
  render(<Page />)
  fireEvent.click(screen.getByText('Leave'))
  expect(document.querySelector('dialog')).toBeNull()
})
