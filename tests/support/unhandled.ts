// Waits for a rejection that nobody handles, in place of the runner, which would fail the file for it.

/** The reason of the next one. */
export function unhandled(): Promise<unknown> {
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  return new Promise((resolve) => {
    process.once('unhandledRejection', (reason) => {
      for (const listener of listeners) process.on('unhandledRejection', listener)
      resolve(reason)
    })
  })
}
