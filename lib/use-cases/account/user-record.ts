// The record of a signed-in patient, as the browser's global user data holds it (spec section 3).
import type { Patient } from '@/lib/use-cases/account/read-session'

export const userRecordOf = ({ uid, phone, name, email }: Patient) => ({
  user: { uid, mobile: phone, name, email },
})
