// While this page signs out, only the sign-out may navigate.
let isLeaving = false

export function setLeaving(leaving: boolean): void {
  isLeaving = leaving
}

export const isLeavingPage = (): boolean => isLeaving
