// What the list of staff shows, in words.
export type StaffLine = { id: string; name: string; phone: string; role: string; where: string; pin: string }
