// The sweeps read these numbers, and a test compares the privacy notice with them.

export const RETENTION = {
  /** A lead without an appointment, since its last change. */
  leadDays: 180,
  /** A lead whose patient booked. */
  handledLeadDays: 30,
  /** A photo of a booking or a lead, since it was added. */
  photoDays: 180,
  draftPhotoHours: 24,
  /** Single page views; the daily totals stay, and funnels need no more. */
  eventDays: 2,
  /** “I am here”, and how late a chair runs: for one day. */
  arrivalDays: 2,
  /** Longer than the 30 days that can be booked ahead: a cancellation knows whether the booking was sent. */
  messageDays: 90,
  /** A wish to be reminded, since the month in which it was due. */
  recallDays: 90,
  /** Attendance is a medical record (Indian Medical Council regulations, 2002, 1.3.1). */
  visitYears: 3,
} as const
