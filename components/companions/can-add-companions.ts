import type { BookingView } from '@/lib/views/booking'

/** Companions can't join a video consultation. */
export const canAddCompanions = ({
  canChange,
  kind,
  isDisplaced,
}: Pick<BookingView, 'canChange' | 'kind' | 'isDisplaced'>): boolean => canChange && kind !== 'video' && !isDisplaced
