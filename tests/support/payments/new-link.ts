import type { NewLink } from '@/lib/payments/port'

/** A page of ₹199 that is open for an hour. */
export const newLink = (more: Partial<NewLink> = {}): NewLink => ({
  reference: crypto.randomUUID(),
  paise: 19_900,
  description: 'Dental check-up',
  expiresAt: new Date(Date.now() + 3_600_000),
  returnTo: 'https://book.example.in/pay/K7PW3MXQ',
  ...more,
})
