// How long what patients leave is kept. The sweeps read these numbers, and a test holds the privacy notice's words to them.

export const RETENTION = {
  /** A request for a call that became no appointment, since it was last changed. */
  leadDays: 180,
  /** One whose patient booked. */
  handledLeadDays: 30,
  /** A photo of a booking or of a request for a call, since it was added. */
  photoDays: 180,
  /** One that became neither's. */
  draftPhotoHours: 24,
  /** A counted page view, which names nobody; how many there were a day stays, and that is all that funnels ask. */
  eventDays: 2,
  /**
   * That a message was sent, or was not: longer than the 30 days that can be booked ahead, so that a booking's cancellation
   * knows whether the booking was told, and nothing is told twice.
   */
  messageDays: 90,
  /** Who came to a visit: medical records (Indian Medical Council regulations, 2002, 1.3.1). */
  visitYears: 3,
} as const
