/** These pages exist only on a developer's machine. */
export const DEV = { outbox: '/dev/outbox', pieces: '/dev/pieces' } as const
