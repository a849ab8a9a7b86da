/** Minutes that a chair may run late. */
export const DELAY_MINUTES = [10, 15, 20, 30, 45, 60] as const
/** 0: on time again. */
export const DELAYS = [0, ...DELAY_MINUTES] as const
