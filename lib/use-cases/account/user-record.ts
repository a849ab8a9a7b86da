// The shape of the browser's user data (spec section 3).
import type { Patient } from '@/lib/use-cases/account/read-session'

export const userRecordOf = ({ uid, phone, name, email }: Patient) => ({
  user: { uid, mobile: phone, name, email },
})
