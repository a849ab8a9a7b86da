export const MANAGE_NOTICES = [
  'moved',
  'same',
  'cancelled',
  'undone',
  'link',
  'photo',
  'comes',
  'here',
  'family',
  'waits',
  'stopped',
  'kept',
  'recall',
  'recall_stopped',
] as const
export type ManageNotice = (typeof MANAGE_NOTICES)[number]
