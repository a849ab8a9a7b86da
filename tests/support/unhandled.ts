// Waits for an unhandled rejection. Without this the test runner would fail the file.

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
