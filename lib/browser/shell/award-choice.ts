// Remembers that the award banner was closed.
const KEY = 'award-banner'

/** False where the browser keeps nothing: then it is there again on the next page load. */
export function wasClosed(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'closed'
  } catch {
    return false
  }
}

export function keepClosed(): void {
  try {
    window.localStorage.setItem(KEY, 'closed')
  } catch {
    // Nothing is kept: the banner is closed for this page load.
  }
}
