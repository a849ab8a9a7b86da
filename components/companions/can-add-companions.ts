import type { BookingView } from '@/lib/views/booking'

/** Whether more people can be brought to the booking: nobody comes to a call. */
export const canAddCompanions = ({
  canChange,
  kind,
  isDisplaced,
}: Pick<BookingView, 'canChange' | 'kind' | 'isDisplaced'>): boolean => canChange && kind !== 'video' && !isDisplaced
