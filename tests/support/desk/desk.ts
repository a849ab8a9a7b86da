import type { DeskActor } from '@/lib/use-cases/desk/actor'

export const STAFF = '6f2d4e1c-0000-4000-8000-000000000001'

/** A member of the desk staff who may work at every place, unless told otherwise. */
export const deskActor = ({
  staffId = STAFF,
  role = 'desk',
  places,
}: Partial<Pick<DeskActor, 'staffId' | 'role'>> & { places?: string[] } = {}): DeskActor => ({
  staffId,
  role,
  mayAt: (placeId) => places?.includes(placeId) ?? true,
})
