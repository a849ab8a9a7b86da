// Adds the parts of the dialog element that jsdom lacks: `showModal`, `close` and moving the focus in and back.
import { fireEvent } from '@testing-library/react'

const FOCUSABLE = 'button, [href], input, select, textarea, [tabindex]'

export function standInForModals(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('Open already', 'InvalidStateError')
    before.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.removeAttribute('open')
    const back = before.get(this)
    if (back instanceof HTMLElement && back.isConnected) back.focus()
    this.dispatchEvent(new Event('close'))
  }
}

/** Presses Escape as a browser does: `cancel`, then `close` unless `cancel` was prevented. */
export function pressEscape(dialog: HTMLDialogElement): void {
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close()
}
