// While this page itself signs out, it goes where that leads and nowhere else.
let isLeaving = false

/** Says that this page is signing out, or no longer is because it failed. */
export function setLeaving(leaving: boolean): void {
  isLeaving = leaving
}

/** Whether this page is signing out. */
export const isLeavingPage = (): boolean => isLeaving
