// Somebody at a front desk.
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export const STAFF = '6f2d4e1c-0000-4000-8000-000000000001'

/** Of the desk, with a right at every place; or as it is said. */
export const deskActor = ({
  staffId = STAFF,
  role = 'desk',
  places,
}: Partial<Pick<DeskActor, 'staffId' | 'role'>> & { places?: string[] } = {}): DeskActor => ({
  staffId,
  role,
  mayAt: (placeId) => places?.includes(placeId) ?? true,
})
