// Patients who have a password from the start. Each test has its own, because a number gets one code a minute.

export const PASSWORD = 'Sample-Pass-11'

/** Staff of every clinic. Each test enters the desk for the first time; `onBoard` looks at a full day. */
export const STAFF = { byScript: '9000000021', byForms: '9000000022', onBoard: '9000000023', onCard: '9000000026' }

export const WITH_PASSWORD = {
  forgets: '9000000011',
  hasApp: '9000000012',
  usesHosted: '9000000013',
}
