export type StaffLine = { id: string; name: string; phone: string; role: string; where: string; pin: string }
