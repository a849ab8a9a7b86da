export const MANAGE_LINK = { daysAfterVisit: 30, renewals: 3 } as const

export const isLinkOpen = ({ endsAt, unlinked }: { endsAt: Date; unlinked: boolean }, now: Date): boolean =>
  !unlinked && now.getTime() < endsAt.getTime() + MANAGE_LINK.daysAfterVisit * 86_400_000
