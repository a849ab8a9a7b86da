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

  test('the dialog is modal and named by its header', () => {
    show('choice')
    expect(dialog().open).toBe(true)
    expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBe(dialog())
    expect(dialog().textContent).toContain('It is far away.')
  })

  test('a choice has No and Yes, and No closes without confirming', async () => {
    const onConfirm = vi.fn()
    const onClose = show('choice', { onConfirm })
    expect(names()).toEqual(['No', 'Yes'])
    await press('No')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  })

  test('Yes runs the confirm action of a choice, which closes the dialog itself', async () => {
    const onConfirm = vi.fn()
    const onClose = show('choice', { onConfirm })
    await press('Yes')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 1])
  })

  test('Yes closes a choice without a confirm action', async () => {
    const onClose = show('choice')
    await press('Yes')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each(['success', 'error', 'info', 'message'] as const)('OK closes %s and runs its action', async (type) => {
    const onConfirm = vi.fn()
    const onClose = show(type, { onConfirm })
    expect(names()).toEqual(['OK'])
    await press('OK')
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
    expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(onConfirm.mock.invocationCallOrder[0] as number)
  })

  test('the single button can have another text', async () => {
    const onClose = show('info', { buttonText: 'Got it' })
    await press('Got it')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the backdrop and Escape close the dialog, and its content does not', () => {
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

  test('only the message type has red text', () => {
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
    const requester = screen.getByRole('button', { name: 'Ask' })
    requester.focus()
    fireEvent.click(requester)
    return { requester, actionCallback }
  }

  test('the dialog opens with header, message and type, and takes the focus', () => {
    open('danger')
    expect(screen.getByRole('alertdialog', { name: 'Cancel it?' })).toBe(dialog())
    expect(screen.getByText('The time is given to others.').className).toMatch(/messageText/)
    expect(dialog().contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['Yes', true],
    ['No', false],
  ])('%s calls back with %s, once, closes the dialog and returns the focus', async (name, expected) => {
    const { requester, actionCallback } = open()
    await press(name)
    expect(actionCallback.mock.calls).toEqual([[expected]])
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(requester)
  })

  test.each([
    ['Escape', () => pressEscape(dialog())],
    ['the backdrop', () => void fireEvent.click(dialog())],
  ])('%s calls back with false', (_what, dismiss) => {
    const { requester, actionCallback } = open()
    act(dismiss)
    expect(actionCallback.mock.calls).toEqual([[false]])
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(requester)
  })
})

test('any component can open an alert, and its button closes it and returns the focus', async () => {
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

test('a dialog closes with its page', () => {
  render(<Page />)
  fireEvent.click(screen.getByText('Leave'))
  expect(document.querySelector('dialog')).toBeNull()
})
