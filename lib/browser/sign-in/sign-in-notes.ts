// What a sign-in needs after a reload, kept in this tab alone: the number as it was typed, the wrong codes.
const PHONE = 'sign-in-phone'
const WRONGS = 'sign-in-wrongs'

// Storage that is switched off or full loses a convenience, nothing more.
function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export const notePhone = (typed: string | null): void => write(PHONE, typed)
export const notedPhone = (): string => read(PHONE)

/** How many wrong codes were entered: the pool counts them too, across a reload. */
export const noteWrongs = (count: number): void => write(WRONGS, count === 0 ? null : String(count))
export const notedWrongs = (): number => Number(read(WRONGS)) || 0
