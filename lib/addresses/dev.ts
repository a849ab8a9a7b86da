/** The developer's own pages, on their machine alone. */
export const DEV = { outbox: '/dev/outbox', pieces: '/dev/pieces' } as const
